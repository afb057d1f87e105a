import type { WrittenText } from '../../content/reading/written.ts';
import { signsWithoutFont } from '../../fonts/writing-systems.ts';

/** Neither the brochure nor a social picture shows these texts. */
const isWebOnly = ({ file }: WrittenText) => /^(?:legal|team)\//.test(file) || file === 'mark.svg';

/** Warns about signs that the brochure and social pictures leave out, with file and field. */
export const findMissingCharacters = (texts: readonly WrittenText[]): string[] =>
  texts
    .filter((text) => !isWebOnly(text))
    .map((text) => ({ ...text, signs: signsWithoutFont(text.value) }))
    .filter(({ signs }) => signs.length > 0)
    .map(
      ({ file, path, line, signs }) =>
        `content/${file}, line ${line}, ${path.join('.')}: no font has ${signs.join(' ')}, so the brochure and social ` +
        'pictures leave it out. Put it into words.',
    );
