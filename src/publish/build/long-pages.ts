import { statSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { documentLimit } from './limits.ts';

/** A slow phone's connection, in kilobits a second. */
const SLOW_KBIT = 400;

/** Warns the owner of pages of a finished, compressed site that are so long that a visitor waits. */
export function findLongPages(dir: string): string[] {
  const files = filesOf(dir);
  return documentsOf(files).flatMap((file) => {
    const { size } = statSync(join(dir, files.includes(`${file}.br`) ? `${file}.br` : file));
    const [limit, more] = [documentLimit(file), size - documentLimit(file)];
    const [whole, over, most] = [size, more, limit].map((bytes) => bytes.toLocaleString('en'));
    const seconds = ((more * 8) / 1000 / SLOW_KBIT).toFixed(1);
    if (Number(seconds) <= 0) return [];
    return (
      `The page ${routeOf(file)} is long: ${whole} bytes, ${over} bytes over the limit of ${most}. On a slow connection ` +
      `(${SLOW_KBIT} kbit/s) a first visit takes ${seconds} s longer. Shorten its text, or divide it.`
    );
  });
}
