import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceText } from '../../content/reading/source-texts.ts';
import { symbolsWithoutFont } from '../../fonts/writing-systems.ts';
import { documentsOf, filesOf, routeOf } from '../hosting/files.ts';
import { documentLimit } from './limits.ts';

const SLOW_PHONE_KBIT_PER_SECOND = 400;

/** Warns of pages whose bytes over the limit cost a slow phone 0.05 s or more. @param dir with the `.br` files */
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

/** Skips people, legal texts and the mark: of these texts only legal titles and descriptions are in a picture. */
const isSkipped = ({ file }: SourceText) => /^(?:legal|team)\//.test(file) || file === 'mark.svg';

/** Lists a warning for each text with symbols, such as emoji, that the brochure and social pictures leave out. */
export const missingCharacterWarnings = (texts: readonly SourceText[]): string[] =>
  texts
    .filter((text) => !isSkipped(text))
    .map((text) => ({ ...text, symbols: symbolsWithoutFont(text.value) }))
    .filter(({ symbols }) => symbols.length > 0)
    .map(
      ({ file, path, line, symbols }) =>
        `content/${file}, line ${line}, ${path.join('.')}: no font has ${symbols.join(' ')}, so the brochure and social ` +
        'pictures leave it out. Put it into words.',
    );
