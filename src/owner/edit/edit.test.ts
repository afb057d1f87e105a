/** The form of `npm run edit` beside its writing: what it lists and finds, and what it takes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REAL } from '../../../tests/content.ts';
import { MARK } from '../../../tests/launched.ts';
import { png } from '../../../tests/png.ts';
import { filesOnDisk } from '../../content/files.ts';
import { catalogueOf, valuesOf } from './catalogue.ts';
import { differenceOf } from './files/difference.ts';
import { cutPhotograph, takePhotograph } from './files/photograph.ts';
import { commentsIn } from './form/comments.ts';
import { initialsOf, inWords, slugOf, within } from './form/names.ts';
import { schemaOf } from './form/schema.ts';
import { Refused } from './refused.ts';
import { requestsTo } from './requests.ts';
import { search } from './search.ts';
import { sessionIn } from './session.ts';

let root = '';
beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterAll(() => rmSync(join(root, '..'), { recursive: true }));

test('the list names every file that the owner may change', () => {
  const listed = new Set(catalogueOf(REAL).flatMap(({ items }) => items.map(({ file }) => file)));
  const texts = Object.keys(REAL).filter((file) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\//.test(file));
  expect(texts.filter((file) => !listed.has(file))).toEqual([]);
});

test('what hardly anybody changes stands behind one door, and is found all the same', () => {
  const doors = catalogueOf(REAL).filter(({ isFolded }) => isFolded);
  const behind = doors.flatMap(({ items }) => items.map(({ file }) => file));
  const seldom = Object.keys(REAL).filter((file) =>
    /^(hostel|interface|site|checked)\.yaml$|\/demo\//.test(file),
  );
  expect([doors.length, behind.toSorted()]).toEqual([1, seldom.toSorted()]);
  const { error } = valuesOf('interface.yaml', REAL['interface.yaml'] ?? '') as {
    error: { heading: string };
  };
  expect(search(REAL, error.heading)[0]?.file).toBe('interface.yaml');
});

test('a sentence is found as the site shows it, with names and figures filled in', () => {
  const name = /^name: (.*)$/m.exec(REAL['company.yaml'] ?? '')?.[1] ?? '';
  const caption = /text: (.*\{residents\}.*)$/m.exec(REAL['pages/home.yaml'] ?? '')?.[1] ?? '';
  const seen = caption
    .replaceAll('{company}', name)
    .replace(/\{\w+\}/g, '480')
    .replace(/^"|"$/g, '')
    .toUpperCase();
  expect(search(REAL, seen)[0]).toMatchObject({
    file: 'pages/home.yaml',
    path: ['field', 'caption', 'text'],
  });
  expect(search(REAL, 'zzzz qqqq')).toEqual([]);
});

test('the form knows a day and a single line by their format', () => {
  const { name, mission } = schemaOf('company.yaml')?.properties ?? {};
  const { day } = schemaOf('hostel.yaml')?.properties ?? {};
  expect([day, name, mission].map((one) => one?.format)).toEqual(['date', 'line', undefined]);
});

test('comments are shown beside their fields without examples, and that of the file whole', () => {
  const yaml =
    '# Of all.\n# name: whose it is.\n#   - such: as\nname: A\n# registration:\n# Above.\n# - such: as\nphone: "+91" # Behind.\n';
  expect(commentsIn(yaml, schemaOf('company.yaml'))).toEqual({
    head: 'Of all.\nname: whose it is.\n  - such: as',
    fields: { phone: 'Above.\nBehind.' },
  });
});

test('names are made of words, and words of names', () => {
  expect([slugOf('Zoë D’Souza'), slugOf('3 Idiots'), slugOf('网站')]).toEqual(['zoe-d-souza', 'idiots', '']);
  expect(['वेब विकास', 'हिन्दी २४', 'कंप्यूटर', 'பெயர்', 'ঢাকা', 'ರಸ'].map(slugOf)).toEqual([
    'veb-vikas',
    'hindi-24',
    'kanpyutar',
    'peyar',
    'dhaka',
    'rasa',
  ]);
  expect([initialsOf('Lakshmi Menon'), initialsOf('a b c d')]).toEqual(['LM', 'ABC']);
  expect([inWords('pageTitle'), inWords('linkedin')]).toEqual(['Page title', 'LinkedIn']);
  expect([within('pageTitle'), within('linkedin'), within('email')]).toEqual([
    'page title',
    'LinkedIn',
    'E-mail',
  ]);
});

test('a comparison shows what went and came, with a line around it', () => {
  const kinds = (before: string, after: string) =>
    differenceOf(before, after).map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds('a\nb\nc\nd\ne\nf\n', 'a\r\nb\r\nX\r\nd\r\ne\r\nF\r\n')).toEqual([
    'same b',
    'gone c',
    'come X',
    'same d',
    'same e',
    'gone f',
    'come F',
  ]);
  expect(kinds('a\nb\nc\nd\ne', 'A\nb\nc\nd\nE')).toEqual([
    'gone a',
    'come A',
    'same b',
    'gap ',
    'same d',
    'gone e',
    'come E',
  ]);
  expect(kinds('a\n', 'a\n')).toEqual([]);
});

describe('photographs', async () => {
  // What its head says is its size.
  const large = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  large.writeUInt32BE((9_000 << 16) + 12_000, large.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  test.each([
    ['nothing', Buffer.alloc(0), /empty/],
    ['40 MB', Buffer.alloc(40 * 1024 * 1024), /40 MB; .*20 MB/],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /no photograph/,
    ],
    ['256 megapixels', png(16_000, 16_000), /256 megapixels; .*100/],
    ['a JPEG of 108 megapixels', large, /108 megapixels; .*100/],
    ['a HEIC of a telephone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
  ])('%s is refused', async (_, bytes, reason) => {
    await expect(takePhotograph(bytes)).rejects.toThrow(reason);
  });

  test('the square that was chosen is kept upright, and the place goes', async () => {
    // The left half is red, the right half blue; on its side, so that red is above.
    const half = { create: { width: 200, height: 200, channels: 3 as const, background: '#f00' } };
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])

      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { id, width, height, points } = await takePhotograph(bytes);
    expect([width, height, points]).toEqual([200, 400, 1]);
    const cut = await cutPhotograph({ id, square: { left: 0, top: 0.5, width: 1, height: 0.5 } });
    const { width: w, height: h, exif } = await sharp(cut).metadata();
    expect({ w, h, exif }).toEqual({ w: 200, h: 200, exif: undefined });
    const { dominant } = await sharp(cut).stats();
    expect(dominant.b, 'The lower half of the upright photograph is blue.').toBeGreaterThan(200);
  });
});

describe('a sitting', () => {
  test('what the build would refuse is not written, and a fault that was there does not stand in the way', async () => {
    const session = sessionIn(root);
    const before = readFileSync(join(root, 'company.yaml'), 'utf8');
    const { hash } = session.open('company.yaml');
    const wrong = session.save('company.yaml', hash, [{ kind: 'set', path: ['phone'], value: 'none' }]);
    await expect(wrong).rejects.toMatchObject({ status: 422, details: { problems: [{ path: ['phone'] }] } });
    expect(readFileSync(join(root, 'company.yaml'), 'utf8')).toBe(before);

    writeFileSync(
      join(root, 'company.yaml'),
      before.replace(/^email: .*$/m, 'email: nobody').replace(/^phone: .*$/m, 'phone: none'),
    );
    const { hash: next } = session.open('company.yaml');
    await session.save('company.yaml', next, [{ kind: 'set', path: ['phone'], value: '+91 20 0000 0000' }]);
    expect(session.open('company.yaml').problems.map(({ path }) => path)).toEqual([['email']]);
    writeFileSync(join(root, 'company.yaml'), before);
  });

  test('a file that has changed meanwhile is left as it is, and both are given', async () => {
    const session = sessionIn(root);
    const file = 'pages/team.yaml';
    const before = readFileSync(join(root, file), 'utf8');
    const { hash } = session.open(file);
    writeFileSync(join(root, file), `${before}# Theirs.\n`);
    const late = session.save(file, hash, [{ kind: 'set', path: ['heading'], value: 'Mine' }]);
    await expect(late).rejects.toMatchObject({
      status: 409,
      details: {
        yours: expect.stringContaining('heading: Mine'),
        theirs: expect.stringContaining('# Theirs.'),
      },
    });
    writeFileSync(join(root, file), before);
  });

  test('a text may be a word that no field may be called', async () => {
    const session = sessionIn(root);
    const file = 'team/founder.yaml';
    const before = readFileSync(join(root, file), 'utf8');
    const { hash } = session.open(file);
    const save = (change: string) =>
      requestsTo(session)['save']?.answer(
        Buffer.from(`{ "file": "${file}", "hash": "${hash}", "changes": [{ "kind": "set", ${change} }] }`),
      );
    for (const odd of [
      '"path": ["__proto__"], "value": "x"',
      '"path": ["work", "constructor"], "value": "x"',
      '"path": ["work"], "value": { "\\u005f_proto__": { "text": "x" } }',
    ])
      await expect(save(odd)).rejects.toThrow(/There is no such field/);
    expect(readFileSync(join(root, file), 'utf8')).toBe(before);
    await save('"path": ["role"], "value": "constructor"');
    expect(session.open(file).data).toMatchObject({ role: 'constructor' });
    session.undo();
  });

  test('a mark that has been changed, or is gone, is put back to what it was', () => {
    const session = sessionIn(root);
    const all = filesOnDisk(root);
    const mark = join(root, 'mark.svg');
    const spoilt = [() => session.saveMark(MARK), () => writeFileSync(mark, MARK), () => rmSync(mark)];
    for (const spoil of spoilt) {
      spoil();
      session.restore('mark.svg');
      expect(filesOnDisk(root)).toEqual(all);
    }
  });

  test('a drawing is saved as a mark, or refused with what to do, and nothing is written', () => {
    const session = sessionIn(root);
    const was = session.mark();
    const letters = MARK.replace('</svg>', '<text>A</text></svg>');
    const refusals = { 'no drawing': 'A mark', letters, 'a film': ' '.repeat(500_000) };
    for (const [name, svg] of Object.entries(refusals))
      expect(() => session.saveMark(svg), name).toThrow(Refused);
    expect(session.mark()).toBe(was);
    session.saveMark(MARK.replace('aria-hidden="true"', 'style="enable-background:new"'));
    expect(session.mark()).toMatch(/^<svg [^>]*>.*<\/svg>\n$/);
    expect(session.mark()).toBe(`${session.mark(session.mark())}\n`);
    session.undo();
  });

  test('a service comes, goes and comes back', async () => {
    const session = sessionIn(root);
    const all = filesOnDisk(root);
    const [file = ''] = Object.keys(all).filter((one) => one.startsWith('services/'));
    session.remove(file);
    expect(session.changes().list).toMatchObject([{ file, kind: 'removed' }]);
    session.undo();
    expect(filesOnDisk(root)).toEqual(all);
    expect(() => session.remove('company.yaml')).toThrow(Refused);
    expect(() => session.open('../package.json')).toThrow(Refused);
  });
});
