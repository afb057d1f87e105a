/** An owner's word may also be a property of every object, such as `constructor`. */
import { expect, test } from 'vitest';
import { FIXTURES, withChange } from '../../../tests/content.ts';
import {
  COMPANY,
  FOUNDER,
  HOSTEL,
  POLICY,
  PRODUCT_CARD,
  PRODUCT_PAGE,
  SERVICE,
} from '../../../tests/content-support.ts';
import type { Files } from '../files.ts';
import { fill } from '../fill.ts';
import { findNonPictureProblems } from './read.ts';
import { readSourceTexts } from './source-texts.ts';

const NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Fields that take an owner's word: placeholders, ids, languages. */
const FIELDS: [file: string, pattern: string | RegExp, replace: (name: string) => string][] = [
  [FOUNDER, /^role:.*$/m, (name) => `role: "A {${name}}"`],
  [FOUNDER, /^description:.*$/m, (name) => `description: "{privacy-policy#${name}}"\n${name}: A`],
  [FOUNDER, /^image:.*$/m, (name) => `image: ${name}`],
  [FOUNDER, 'drawing: forecast', (name) => `drawing: ${name}`],
  [COMPANY, /^tagline:.*$/m, (name) => `tagline: "{${name}#what-we-collect}"`],
  [COMPANY, '  - number:', (name) => `  - ${name}: A\n    number:`],
  [COMPANY, /^country:.*$/m, (name) => `country: ${name}`],
  ['site.yaml', /^language:.*$/m, (name) => `language: ${name}`],
  ['site.yaml', /^timeZone:.*$/m, (name) => `timeZone: ${name}`],
  ['site.yaml', /^accent:.*$/m, (name) => `accent: ${name}`],
  [SERVICE, /^shows:.*$/m, (name) => `shows: ${name}`],
  [SERVICE, /$/, (name) => `\n![A](${name}) {${name}}.\n`],
  [PRODUCT_PAGE, '{cost} a plate in', (name) => `{cost} {${name}} in`],
  [PRODUCT_PAGE, /claim: .*$/m, (name) => `claim: ${name}`],
  [POLICY, /^ +body: .*$/m, (name) => `    body: A {${name}}`],
  [HOSTEL, 'kind: groceries', (name) => `kind: ${name}`],
  [HOSTEL, 'item: samosa', (name) => `item: ${name}`],
];

test.each(NAMES)('rejects content with the word %s, in messages without JavaScript internals', (name) => {
  const named: Files = {
    ...FIXTURES,
    'words.yaml': `${name}: Word\n"Used at {time}": "{${name}} {time}"\n`,
    'reviewed.yaml': `${name}: { date: 2026-11-23, by: L }\n`,
    [`${name}.yaml`]: 'A',
    [name]: 'A',
    [`services/${name}.md`]: FIXTURES[SERVICE] ?? '',
    [`legal/${name}.yaml`]: FIXTURES[POLICY] ?? '',
    [`products/${name}/card.yaml`]: FIXTURES[PRODUCT_CARD] ?? '',
  };
  const files = FIELDS.reduce(
    (changed, [file, pattern, replace]) => withChange(file, pattern, replace(name), changed),
    named,
  );
  const problems = findNonPictureProblems(files);
  expect(problems.length).toBeGreaterThanOrEqual(FIELDS.length);
  for (const { expected, found, fix = '' } of problems)
    expect(`${expected} ${found} ${fix}`).not.toMatch(/\[native code\]|\[object|undefined/);
  expect(() => readSourceTexts(files)).not.toThrow();
  expect(fill(`{${name}}`, {})).toBe(`{${name}}`);
});

test('accepts property names of every object, such as constructor, as names of groups of technologies', () => {
  const groups = NAMES.map((name) => `  ${name}: A`);
  const files = withChange(SERVICE, /^technologies:$/m, ['technologies:', ...groups].join('\n'));
  expect(findNonPictureProblems(files)).toEqual([]);
});
