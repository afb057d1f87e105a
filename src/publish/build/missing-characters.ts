import type { SourceText } from '../../content/reading/source-texts.ts';
import { symbolsWithoutFont } from '../../fonts/writing-systems.ts';

/** Returns whether a text is neither in the brochure nor in a social picture. */
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
