import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { CardLayout } from './card-layout.tsx';
import { cardPicture } from './card-picture.ts';

const dir = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('letters of Devanagari are joined as they are written', async () => {
  const draw = async (text: string) => {
    const word = <b style={{ fontFamily: 'Anek', fontSize: 200 }}>{text}</b>;
    const picture = sharp(await cardPicture(word, join(dir, 'letters'))).flatten({ background: '#fff' });
    const { info } = await picture.trim().toBuffer({ resolveWithObject: true });
    return info.width;
  };
  // Its sign for i stands before the letter that it follows, and two joined letters are narrower than apart.
  expect(await draw('क्ष')).toBeLessThan(await draw('क्\u200cष'));
});

test('a picture is kept, and drawn all the same where none can be kept', async () => {
  const draw = (folder: string) => cardPicture(<b>Grain</b>, join(dir, folder));
  const first = await draw('cache');
  const [name = ''] = readdirSync(join(dir, 'cache'));
  expect(readFileSync(join(dir, 'cache', name))).toEqual(first);
  writeFileSync(join(dir, 'cache', name), 'kept');
  expect((await draw('cache')).toString()).toBe('kept');
  // A folder below a file can be made by nobody, root included, whom a read-only mode would not stop.
  writeFileSync(join(dir, 'file'), '');
  expect(await draw('file/cache')).toEqual(first);
});

test.each(['Oryza', 'Quillfern Instruments', 'Shri Venkateshwara Institute for Agricultural Sciences Pune'])(
  'the words of the home page’s picture end above its drawing: %s',
  async (title) => {
    const lead =
      'Driving innovation. Creating technology solutions with impact that anybody can count, day by day.';
    const words = { company: title, host: '', title, lead, note: '' };
    const box = { left: 64, top: 410, width: 1072, height: 160 };
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    const picture = await cardPicture(<CardLayout words={words} mark={mark} box={box} />, join(dir, 'words'));
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const isBlank = (y: number) =>
      data.subarray(y * info.width, (y + 1) * info.width).every((value) => value === data[0]);
    const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) => !isBlank(y));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.at(-1)).toBeLessThan(box.top);
  },
);
