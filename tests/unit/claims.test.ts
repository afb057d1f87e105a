/** The claims of the site: what content/claims.yaml may say. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { changed, problemsOf, REAL } from '../content.ts';

const CLAIMS = 'claims.yaml';

/** The line of the file on which a text begins. */
const lineOf = (text: string) => (REAL[CLAIMS] ?? '').split(text)[0]?.split('\n').length;
const FIRST = lineOf('- id: less-thrown-away');

test('the claims are read, and an owner may have none', () => {
  expect(readContent({ ...REAL, [CLAIMS]: 'claims: []' }).claims).toEqual([]);
  expect(readContent(REAL).claims[0]).toMatchObject({ id: 'less-thrown-away', covers: ['up to 30%'] });
});

test.each([
  ['no date', /^ {4}date:.*\n/m, '', FIRST, 'date', 'nothing', /the day on which the claim was last found/],
  ['no source', /^ {4}source:.*\n/m, '', FIRST, 'source', 'nothing', /what the claim rests on/],
  ['no approver', /^ {4}approvedBy:.*\n/m, '', FIRST, 'approvedBy', 'nothing', /who approved the claim/],
  [
    'no words',
    /covers: \[up to 30%\]/,
    'covers: []',
    lineOf('covers:'),
    'covers',
    'a list with 0 entries',
    /1 to 12/,
  ],
  [
    'no day',
    /date: 2026-03-02/,
    'date: 2026-02-30',
    lineOf('date:'),
    'date',
    '"2026-02-30"',
    /a day that exists/,
  ],
  [
    'a review before its day',
    /review: .*/,
    'review: 2026-03-01',
    lineOf('review:'),
    'review',
    '"2026-03-01"',
    /a day that is not before the claim's date, 2026-03-02/,
  ],
  [
    'a source without https',
    /date:/,
    'link: http://a.example\n    date:',
    lineOf('date:'),
    'link',
    '"http://a.example"',
    /https/,
  ],
])('%s: refused, with line and field', (_, from, to, line, field, found, expected) => {
  const problems = problemsOf(changed(CLAIMS, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: `content/${CLAIMS}`,
    line,
    field: `claims › entry 1 › ${field}`,
    found,
  });
  expect(problems[0]?.expected).toMatch(expected);
});

test('an id is used once', () => {
  const twice = `${REAL[CLAIMS]}${/ {2}- id: less-thrown-away[\s\S]*?review: .*\n/.exec(REAL[CLAIMS] ?? '')?.[0]}`;
  const [problem] = problemsOf({ ...REAL, [CLAIMS]: twice });
  expect(problem).toMatchObject({
    file: `content/${CLAIMS}`,
    expected: 'a value for "id" that is used once',
  });
  expect(problem?.found).toContain(`content/${CLAIMS}:${FIRST} too`);
});
