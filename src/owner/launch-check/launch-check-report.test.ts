/** How launch-check tells what it has found, and what it does with what the owner keeps. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { todayOf } from '../../content/day.ts';
import { stampOf } from '../../publish/build/stamp.ts';
import { builtSite } from './checks/built-site.ts';
import { security } from './checks/security.ts';
import type { Item } from './item.ts';
import { optionsOf } from './launch-check.ts';
import { reportOf, summary } from './report.ts';
import { withoutSigned } from './signed.ts';

const item = (more: Partial<Item>): Item => ({
  file: 'content/pages/about.yaml',
  line: 7,
  field: 'lead',
  found: '“We cook.”',
  said: 'We cook.',
  why: 'It is too short.',
  todo: 'Write more.',
  blocks: true,
  keep: 'offer',
  ...more,
});

test('tells by page what blocks, then what is advice, each cause once with its places, and the sum', () => {
  const items = [
    item({}),
    item({ file: 'content/company.yaml', line: 3, field: 'name' }),
    item({ line: 9, field: 'heading' }),
    item({ blocks: false, why: 'It could be better.' }),
  ];
  const text = reportOf({ items, signed: 2, notes: ['There is no network here.'] }, {}, CLEAN);
  const order = [
    'Before you launch',
    'Every page',
    'content/company.yaml:3  name  “We cook.”',
    '/about',
    '2 × It is too short.',
    'content/pages/about.yaml:7  lead  “We cook.”',
    'content/pages/about.yaml:9  heading  “We cook.”',
    'Advice',
    'It could be better.',
    'content/checked.yaml',
    'There is no network here.',
    '3 things block the launch, and there is 1 piece of advice. 2 things are kept, as content/checked.yaml says.',
  ];
  let at = 0;
  for (const words of order) {
    const next = text.indexOf(words, at);
    expect(next, `"${words}" has to stand here:\n${text.slice(at)}`).toBeGreaterThanOrEqual(0);
    at = next;
  }
  expect(text.split('Write more.')).toHaveLength(4);
});

test('offers to sign what may be kept, once', () => {
  const told = (keep: Item['keep'], todo: string) =>
    reportOf({ items: [item({ keep, todo })], signed: 0, notes: [] }, {}, CLEAN);
  expect(told('offer', 'Write an address that is not signed.')).toContain(
    'is not signed. (Or sign it as kept.)',
  );
  expect(told('advised', 'Write more, or let it be.')).not.toContain('(Or sign');
  expect(told(undefined, 'Write more.')).not.toMatch(/\(Or sign|checked\.yaml/);
});

test('says in a sentence that nothing is left', () => {
  expect(summary({ items: [], signed: 0 })).toBe('Nothing is left to do: the site can be launched.');
  expect(summary({ items: [item({ blocks: false })], signed: 1 })).toBe(
    'Nothing blocks the launch. 1 piece of advice is left. 1 thing is kept, as content/checked.yaml says.',
  );
});

describe('what the owner keeps', () => {
  const entry = (more: object) => ({
    file: 'content/pages/about.yaml',
    field: 'lead',
    why: 'So.',
    by: 'I',
    on: TODAY,
    ...more,
  });
  const left = (items: Item[], ...keep: ReturnType<typeof entry>[]) =>
    withoutSigned(items, keep, (i) => i + 2).items;

  test('is left out: a field, all of a group, only what has these words', () => {
    expect(left([item({})], entry({}))).toEqual([]);
    expect(left([item({})], entry({ file: 'pages/about.yaml' }))).toEqual([]);
    expect(left([item({ field: 'lead.1' })], entry({}))).toEqual([]);
    expect(left([item({})], entry({ words: 'We cook' }))).toEqual([]);
    expect(left([item({ said: 'We\n  cook.' })], entry({ words: 'We cook' }))).toEqual([]);
  });

  test.each([
    ['another field', item({ field: 'leader' })],
    ['another file', item({ file: 'content/pages/home.yaml' })],
    ['what is broken', item({ keep: undefined })],
  ])('says nothing of %s, and is named where it says nothing', (_, other) => {
    expect(left([other], entry({}))).toEqual([
      other,
      expect.objectContaining({ file: 'content/checked.yaml', line: 2, blocks: false }),
    ]);
  });

  test('is asked about again with other words', () => {
    expect(left([item({ said: 'We bake.' })], entry({ words: 'We cook' }))).toHaveLength(2);
    // What the list says of the words is none of them.
    expect(left([item({ found: '2 words: “We cook.”' })], entry({ words: '2 words' }))).toHaveLength(2);
  });
});

test('an option that there is not is named, with those that there are', () => {
  expect(optionsOf(['--offline'])).toEqual({ offline: true });
  expect(() => optionsOf(['--calender'])).toThrow(/does not know --calender\. .*--calendar/);
  expect(() => optionsOf(['tomorrow'])).toThrow(/does not know tomorrow/);
  expect(() => optionsOf(['--offline=yes'])).toThrow(/does not know --offline/);
});

test('security.txt is asked about in its last 30 days', () => {
  const from = (day: string) => security(Date.parse(day), TODAY);
  expect(from('2026-11-01')).toEqual([]);
  expect(from('2025-12-10')).toEqual([
    expect.objectContaining({ why: expect.stringMatching(/runs out on 9 December 2026/) }),
  ]);
  expect(from('2025-01-10')).toEqual([expect.objectContaining({ why: expect.stringMatching(/ran out/) })]);
});

test('the day is the clock’s, or what stands in for it', () => {
  expect(todayOf('1795305600')).toBe('2026-11-22');
  for (const odd of ['today', '99999999999999'])
    expect(() => todayOf(odd)).toThrow(`SOURCE_DATE_EPOCH says "${odd}": give it whole seconds`);
});

describe('the built site', () => {
  const root = mkdtempSync(join(tmpdir(), 'launch-check-'));
  const [dir, content] = [join(root, 'dist'), join(root, 'content')];
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  beforeAll(() => {
    put('content/company.yaml', 'name: Ours');
    put('dist/index.html', '<title>Quillfern Instruments</title><img src="a.jpg"><img src="b.jpg" alt="">');
    put('dist/contact.vcf', 'FN:Quillfern Instruments\r\n');
    put('dist/team/leela.jpg', '\xff\xd8 made for www.quillfern.example by hand');
    put('dist/index.html.gz', 'post@quillfern.example');
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const look = (isStanding: boolean) => builtSite(dir, content, SAMPLE, () => isStanding);

  test('is not looked at before it is built, nor when it was built from other words', async () => {
    expect(await look(false)).toMatchObject({ items: [], note: expect.stringMatching(/is not built/) });
    put('dist/build.json', '{"content": "other words"}');
    expect(await look(false)).toMatchObject({ items: [], note: expect.stringMatching(/other words/) });
  });

  test('names what is left of the sample in it, and a picture without words', async () => {
    put('dist/build.json', JSON.stringify({ content: stampOf(content) }));
    const { items } = await look(false);
    expect(items.map(({ file, why }) => `${file}: ${why}`)).toEqual([
      'dist/index.html: A picture on / has no words for who cannot see it.',
      expect.stringMatching(/^dist\/contact\.vcf: .*company’s name/),
      expect.stringMatching(/^dist\/team\/leela\.jpg: .*address/),
    ]);
  });

  test('tells where it shows, while it still stands in the content', async () => {
    put('dist/build.json', JSON.stringify({ content: stampOf(content) }));
    const { items, shows } = await look(true);
    expect(items).toHaveLength(1);
    expect(shows.get('Quillfern Instruments')).toBe('1 page, the contact card');
    expect(shows.has('quillfern.example')).toBe(true);
  });
});
