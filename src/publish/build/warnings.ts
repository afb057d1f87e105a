import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceText } from '../../content/reading/source-texts.ts';
import { symbolsWithoutFont } from '../../fonts/writing-systems.ts';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { documentLimit } from './limits.ts';

const SLOW_PHONE_KBIT_PER_SECOND = 400;

/** Warns the owner of pages over their limit. @param dir a compressed site */
export function longPageWarnings(dir: string): string[] {
  const files = filesOf(dir);
  return documentsOf(files).flatMap((file) => {
    const { size } = statSync(join(dir, files.includes(`${file}.br`) ? `${file}.br` : file));
    const maxSize = documentLimit(file);
    const seconds = (((size - maxSize) * 8) / 1000 / SLOW_PHONE_KBIT_PER_SECOND).toFixed(1);
    if (Number(seconds) <= 0) return [];
    const [bytes, excess, limit] = [size, size - maxSize, maxSize].map((count) => count.toLocaleString('en'));
    return (
      `The page ${routeOf(file)} is long: ${bytes} bytes, ${excess} bytes over the limit of ${limit}. On a slow connection ` +
      `(${SLOW_PHONE_KBIT_PER_SECOND} kbit/s) a first visit takes ${seconds} s longer. Shorten its text, or divide it.`
    );
  });
}

/** Returns whether a text is on pages only, neither in the brochure nor in a social picture. */
const isWebOnly = ({ file }: SourceText) => /^(?:legal|team)\//.test(file) || file === 'mark.svg';

/** Warns the owner of characters such as emoji, which the brochure and social pictures leave out. */
export const missingCharacterWarnings = (texts: readonly SourceText[]): string[] =>
  texts
    .filter((text) => !isWebOnly(text))
    .map((text) => ({ ...text, symbols: symbolsWithoutFont(text.value) }))
    .filter(({ symbols }) => symbols.length > 0)
    .map(
      ({ file, path, line, symbols }) =>
        `content/${file}, line ${line}, ${path.join('.')}: no font has ${symbols.join(' ')}, so the brochure and social ` +
        'pictures leave it out. Put it into words.',
    );
