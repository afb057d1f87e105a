import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOf } from '../hosting/files.ts';

const TEXT = /\.(html|css|m?js|svg|json|xml|txt|md|webmanifest|vcf)$/;

/**
 * Puts a `.br` and a `.gz` beside every text file of a folder, where they are smaller than it: once per build
 * at the highest level, instead of once per visit at a low one.
 */
export function precompress(dir: string): void {
  for (const file of filesOf(dir).filter((one) => TEXT.test(one))) {
    const path = join(dir, file);
    const text = readFileSync(path);
    const forms = { '.br': brotliCompressSync(text), '.gz': gzipSync(text, { level: 9 }) };
    for (const [suffix, form] of Object.entries(forms))
      if (form.byteLength < text.byteLength) writeFileSync(path + suffix, form);
  }
}
