import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withChange } from '../../../tests/content.ts';
import { readContent } from '../../content/reading/read.ts';
import { listPages, type Page } from '../../content/routes.ts';
import { createSampleState } from '../../messmate/engine/sample.ts';
import { computeReadouts } from '../../messmate/sample-readouts.ts';
import { renderSocialCard } from './social-card.tsx';
import { SocialCardLayout } from './social-card-layout.tsx';
import { renderLayout } from './social-card-picture.ts';

test('draws joined Devanagari letters', async () => {
  const drawnWidth = async (text: string) => {
    const word = <b style={{ fontFamily: 'Anek', fontSize: 200 }}>{text}</b>;
    const picture = sharp(await renderLayout(word)).flatten({ background: '#fff' });
    const { info } = await picture.trim().toBuffer({ resolveWithObject: true });
    return info.width;
  };
  // Joined letters are narrower than letters kept apart by U+200C.
  expect(await drawnWidth('क्ष')).toBeLessThan(await drawnWidth('क्\u200cष'));
});

test('omits all words except the address if some have no font or run from right to left', async () => {
  const drawCard = (name: string) => {
    const content = readContent(withChange('company.yaml', /^name:.*$/m, `name: ${name}`));
    const page = listPages(content).find(({ hasPlateInSocialPicture }) => !hasPlateInSocialPicture);
    return renderSocialCard(content, computeReadouts(createSampleState(content.hostel)), page as Page);
  };
  const [chinese, arabic, english] = [
    await drawCard('食堂'),
    await drawCard('مطعم'),
    await drawCard('Oryza'),
  ];
  expect(arabic.equals(chinese), 'Both cards must have no words except the address.').toBe(true);
  expect(english.equals(chinese), 'An English card must have its words.').toBe(false);
});

test.each(['Oryza', 'Quillfern Instruments', 'Shri Venkateshwara Institute for Agricultural Sciences Pune'])(
  'keeps the words beside the plate within the card’s height: %s',
  async (title) => {
    const lead = 'We make instruments for large kitchens, and whatever else others ask us for. '
      .repeat(3)
      .trim();
    const words = { company: title, title, lead, note: 'Sample data, 12:35 pm' };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    const sentence = ['About ', '48', ' of 480 will not come to lunch. The kitchen knows before it cooks.'];
    const plate = { svg, sentence };
    const layout = <SocialCardLayout words={words} mark={svg} plate={plate} />;
    const picture = await renderLayout(layout);
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const isBlank = (y: number) =>
      data.subarray(y * info.width, (y + 1) * info.width).every((value) => value === data[0]);
    const rowsWithLetters = Array.from({ length: info.height }, (_, y) => y).filter((y) => !isBlank(y));
    expect(rowsWithLetters.length).toBeGreaterThan(100);
    expect(rowsWithLetters.at(-1), 'The lowest 30 of 630 pixels must be empty.').toBeLessThan(600);
  },
);
