/** What must not come back into the delivered sample's words, and why. */
import { expect, test } from 'vitest';
import { filesOnDisk } from '../../src/content/files.ts';
import { namesOfGone } from '../content.ts';

const PROMISE = 'More than we can keep. Write what the app does.';

const FORBIDDEN: [phrase: RegExp, reason: string][] = [
  [/\bbatch(es)?\b/i, 'In a coaching town a batch is a class: write "serving slot".'],
  [/\bclauses?\b/i, 'A buyer reads "section".'],
  [/\b(1[3-9]|2[0-3]):[0-5]\d\b/, 'Write times as people say them: 1:20 pm.'],
  [/same number at the same moment/i, PROMISE],
  [/nobody copies a register/i, PROMISE],
  [/on your own numbers/i, PROMISE],
  [/one wallet/i, 'The wallet pays in the tuckshop only.'],
  [
    /mess and tuckshop wallet|wallet[^.]*pays? for meals in the mess, too/i,
    'The wallet pays in the tuckshop only.',
  ],
  [/nobody needs to cook today/i, 'The figure is that of one lunch: "at this lunch".'],
  [/is missing in the wallet/i, 'Write "The wallet is ₹20 short".'],
  [/takings less goods/i, 'Write "Gross profit".'],
  [
    /revolutioni[sz]e|seamless|empower(?!\s+businesses globally)/i,
    'A word of advertisements: say what is so.',
  ],
];

/** What is read of a file: a comment is for its owner, a field's name for programs, and the hostel's times are data. */
const visible = ([file, text]: [string, string]): string =>
  (file === 'hostel.yaml' ? text.replace(/'\d\d:\d\d'/g, '') : text)
    .replace(/(^|\s)# .*$/gm, '')
    .replace(/^[\s-]*clause:/gm, '');

const texts = Object.entries(filesOnDisk('content'))
  .filter(([file]) => /\.(ya?ml|md)$/.test(file))
  .map(([file, text]) => ({ file, text: visible([file, text]) }));

test.each(FORBIDDEN)('the sample does not say %s', (phrase, reason) => {
  const found = texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => phrase.test(line))
      .map((line) => `content/${file}: ${line.trim()}`),
  );
  expect(found, reason).toEqual([]);
});

test('without products no page of the sample names one', () => {
  expect(namesOfGone(filesOnDisk('content')), 'Say it without {product} in no-product.yaml.').toEqual([]);
});

test('wherever up to 30% stands, its basis stands too', () => {
  const bare = texts.filter(
    ({ text }) => /30\s?%|percent: 30/.test(text) && !/depend(s|ing) on how/.test(text),
  );
  expect(
    bare.map(({ file }) => `content/${file}`),
    'Add that it is an aim, which depends on how the mess cooks today.',
  ).toEqual([]);
});
