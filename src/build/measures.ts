import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf } from '../hosting/files.ts';
import { MARKS } from '../text/measured.ts';
import { LIMITS } from './limits.ts';

const KB = 1024;

/** A finished document's size as it travels, in bytes. */
const sizeOf = (dir: string, stem: string): number =>
  brotliCompressSync(readFileSync(join(dir, `${stem}.html`))).byteLength;

/** Puts what finished pages weigh where other pages, and their Markdown, have left a mark for it. */
export function fillMeasures(dir: string): void {
  const sizes = new Map<string, number>();
  const measure = (stem: string): number => {
    const size = sizes.get(stem) ?? sizeOf(dir, stem);
    sizes.set(stem, size);
    return size;
  };
  const values: Record<string, (stem: string) => string> = {
    size: (stem) => (measure(stem) / KB).toFixed(1),
    share: (stem) => String(Math.min(100, Math.round((measure(stem) / LIMITS.document) * 100))),
    limit: () => String(LIMITS.document / KB),
  };
  for (const file of filesOf(dir).filter((one) => /\.(html|md)$/.test(one))) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    const filled = text.replace(MARKS, (_, what: string, stem: string) => values[what]?.(stem) ?? '');
    if (filled !== text) writeFileSync(path, filled);
  }
}
