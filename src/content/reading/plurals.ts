import { placeOf, type Reading } from '../content.ts';
import { categoriesOf } from '../language/language.ts';
import { type Problem, valueAt } from '../problems.ts';

/** Texts that lack a plural form of the site's language. A text with plural forms always has `other`. */
export function pluralProblems(reading: Reading): Problem[] {
  const language = reading.content.site?.language;
  if (!language) return [];
  const needed = categoriesOf(language);
  return [...reading.sources].flatMap(([file, { data, texts }]) => {
    const others = texts.filter(({ path }) => path.at(-1) === 'other');
    return others.flatMap(({ path: own }): Problem[] => {
      const path = own.slice(0, -1);
      const forms = Object.keys(Object(valueAt(data, path)));
      const missing = needed.filter((category) => !forms.includes(category));
      if (missing.length === 0) return [];
      const expected = `forms for the numbers that the language ${language} distinguishes: ${needed.join(', ')}`;
      const found = `${forms.join(', ')}, without ${missing.join(', ')}`;
      return [{ ...placeOf(reading, { file, path }), expected, found }];
    });
  });
}
