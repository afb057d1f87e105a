import { placeOf, type Reading } from '../content.ts';
import { type TextAt, textsOf } from '../parsing/texts.ts';
import { excerptOf, type Path, type Problem } from '../problems.ts';

const FILE = 'claims.yaml';

/** Each once, in the order of the words. */
export const claimsIn = (words: unknown): string[] => [
  ...new Set(namedIn(textsOf(words)).map(({ text }) => text)),
];

/** Claims named in a field `claim`. */
const namedIn = (texts: readonly TextAt[]) => texts.filter(({ path }) => path[path.length - 1] === 'claim');

/**
 * Claims without an entry in claims.yaml. An owner need not have any claims: without claims.yaml's entries no page shows
 * a source.
 */
export function unknownClaims(reading: Reading): Problem[] {
  const { content, sources } = reading;
  const { claims = [] } = content;
  const known = claims.map(({ id }) => id);
  const problem = (file: string, path: Path, found: string, expected: string): Problem => ({
    ...placeOf(reading, { file, path }),
    expected,
    found: excerptOf(found),
  });
  const entry = `the id of an entry of content/${FILE}: ${known.join(', ')}`;
  const named = known.length > 0 ? [...sources].filter(([file]) => file !== FILE) : [];
  return named.flatMap(([file, { texts }]) =>
    namedIn(texts)
      .filter(({ text }) => !known.includes(text))
      .map(({ path, text }) => problem(file, path, text, entry)),
  );
}
