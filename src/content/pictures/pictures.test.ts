import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURES } from '../../../tests/content.ts';
import { readFiles } from '../files.ts';
import { ContentError } from '../problems.ts';
import { readContent } from '../reading/read.ts';
import { findPictureProblems, listPictureOrigins } from './pictures.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Creates a content folder with a picture of the team. */
function createContent(name: string, bytes: Uint8Array | string): string {
  const dir = mkdtempSync(join(root, 'content-'));
  mkdirSync(join(dir, 'team'));
  writeFileSync(join(dir, 'team', name), bytes);
  return dir;
}
const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#963' } });
const checkPicture = async (name: string, bytes: Uint8Array | string) => {
  const [problem] = await findPictureProblems(createContent(name, bytes));
  return problem && `${problem.file}: ${problem.expected}; ${problem.found}`;
};

describe('findPictureProblems', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['a drawing with a script as .jpg', 'a.jpg', () => SVG, /team\/a\.jpg: .*\.jpg; .*svg/],
    ['an empty .png', 'a.png', () => '', /\.png; an empty file/],
    ['other bytes as .jpg', 'a.jpg', () => Buffer.alloc(90_000, 7), /not a picture/],
    ['a PNG as .webp', 'a.webp', () => createPicture(9, 9).png().toBuffer(), /in the format png/],
    ['a file of 60 MB', 'a.jpg', () => Buffer.alloc(60 * 1024 * 1024), /at most 10 MB; 60\.0 MB/],
    [
      'a picture 12,000 pixels wide',
      'a.png',
      () => createPicture(12_000, 4).png().toBuffer(),
      /at most 10000 pixels.*12000 × 4/,
    ],
    [
      'a truncated picture',
      'a.png',
      async () => (await createPicture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
      /damaged or incomplete/,
    ],
  ])('rejects %s', async (_, name, createBytes, reason) => {
    expect(await checkPicture(name, await createBytes())).toMatch(reason);
  });
});

test('accepts a large photograph', async () => {
  expect(await checkPicture('kabir.jpg', await createPicture(4032, 3024).jpeg().toBuffer())).toBeUndefined();
});

test('astro.config.ts sets sharp to one thread, so that all machines encode the same bytes', () => {
  expect(readFileSync('astro.config.ts', 'utf8')).toContain('\nsharp.concurrency(1);\n');
});

test.each(['a.yaml', 'folder'])('rejects a symbolic link without following it: %s', (name) => {
  const dir = createContent('a.png', '');
  symlinkSync(name === 'folder' ? '/etc' : '/etc/hostname', join(dir, 'team', name));
  expect(() => readFiles(dir)).toThrow(ContentError);
  expect(() => readFiles(dir)).toThrow(`content/team/${name}`);
});

test("ignores an editor's lock, which is a symbolic link with a hidden name", () => {
  const dir = createContent('a.png', '');
  symlinkSync('user@a-computer.1234', join(dir, 'team', '.#a.yaml'));
  expect(Object.keys(readFiles(dir)).filter((path) => path.includes('#'))).toEqual([]);
});

test('lists the origins of the team’s pictures once each', () => {
  const [person] = readContent(FIXTURES).team;
  const images = ['https://a.example/1.jpg?x=1', 'https://a.example/2.jpg', 'own.jpg', undefined];
  const team = images.flatMap((image) => (person ? { ...person, image } : []));
  expect(listPictureOrigins({ team })).toEqual(['https://a.example']);
});
