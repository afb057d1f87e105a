import type { Parsed } from '../explain.ts';
import { categoriesOf } from '../language.ts';
import type { Path, Problem } from '../problems.ts';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The texts of a file that have plural forms: the path of each, and its forms. */
function pluralsIn(value: unknown, path: Path = []): { path: Path; forms: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const forms = Object.keys(value);
  if (forms.includes('other') && forms.every((form) => CATEGORIES.includes(form))) return [{ path, forms }];
  return Object.entries(value).flatMap(([key, one]) =>
    pluralsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Texts that lack a plural form of the site's language. */
export function pluralProblems(sources: Iterable<Parsed>, language: string): Problem[] {
  const needed = categoriesOf(language);
  return [...sources].flatMap(({ file, data, lineOf }) =>
    pluralsIn(data).flatMap(({ path, forms }): Problem[] => {
      const missing = needed.filter((category) => !forms.includes(category));
      if (missing.length === 0) return [];
      return [
        {
          code: 'reference',
          file,
          path,
          line: lineOf(path),
          expected: `forms for the numbers that the language ${language} tells apart: ${needed.join(', ')}`,
          found: `${forms.join(', ')}, without ${missing.join(', ')}`,
        },
      ];
    }),
  );
}
