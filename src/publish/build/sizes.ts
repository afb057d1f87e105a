import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, routeOf } from '../hosting/files.ts';
import type { FinishedDocument } from './documents.ts';
import { documentLimit, LIMITS } from './limits.ts';

/** A slow phone's connection: kilobits in a second. */
const SLOW_KBIT = 400;
/** How long a number of bytes takes on it. */
const secondsOf = (size: number) => ((size * 8) / 1000 / SLOW_KBIT).toFixed(1);

const PICTURE = /\.(avif|jpe?g|png|svg|webp)$/;

/** The owner's pictures come in two formats, of which a browser fetches one. */
const SECOND_FORM = /^_astro\/.*\.webp$/;

const bytes = (value: number) => `${value.toLocaleString('en')} bytes`;

/**
 * What is long in a finished, compressed site, and what that costs a visitor: advice for its owner.
 */
export function sizeWarnings(dir: string, pages: readonly FinishedDocument[]): string[] {
  const all = new Set(filesOf(dir));
  const sizeOf = (file: string) => statSync(join(dir, all.has(`${file}.br`) ? `${file}.br` : file)).size;
  const warnings: string[] = [];
  const look = (what: string, files: readonly string[], limit: number, advice: string) => {
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
    if (size > limit)
      warnings.push(
        `${what}: ${bytes(size)}, ${bytes(size - limit)} over the limit of ${limit.toLocaleString('en')}. On a slow ` +
          `connection (${SLOW_KBIT} kbit/s) a first visit takes ${secondsOf(size - limit)} s longer. ${advice}`,
      );
  };
  for (const { file, references } of pages.filter((page) => all.has(page.file))) {
    const pictures = references.filter((one) => all.has(one) && PICTURE.test(one) && !SECOND_FORM.test(one));
    const route = routeOf(file);
    look(`The page ${route} is long`, [file], documentLimit(file), 'Shorten its text, or divide it.');
    look(
      `The pictures of ${route} are large`,
      pictures,
      LIMITS.pictures,
      'Save them smaller, as WebP or AVIF.',
    );
  }
  return warnings;
}
