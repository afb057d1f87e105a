import type { SourceText } from '../../content/reading/source-texts.ts';
import { symbolsWithoutFont } from '../../fonts/writing-systems.ts';

/** Neither the brochure nor a social picture shows these texts. */
const isWebOnly = ({ file }: SourceText) => /^(?:legal|team)\//.test(file) || file === 'mark.svg';

/** Warns about signs that the brochure and social pictures leave out, with file and field. */
export const findMissingCharacters = (texts: readonly SourceText[]): string[] =>
  texts
    .filter((text) => !isWebOnly(text))
    .map((text) => ({ ...text, signs: symbolsWithoutFont(text.value) }))
    .filter(({ signs }) => signs.length > 0)
    .map(
      ({ file, path, line, signs }) =>
        `content/${file}, line ${line}, ${path.join('.')}: no font has ${signs.join(' ')}, so the brochure and social ` +
        'pictures leave it out. Put it into words.',
    );
