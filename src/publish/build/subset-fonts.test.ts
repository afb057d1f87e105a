import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontOfWeight, subset } from '../../fonts/font-file.ts';
import { marksToKeep, SCRIPTS, scriptFontsFor } from '../../fonts/writing-systems.ts';
import { subsetFonts } from './subset-fonts.ts';

test.each(['ರವಿ', 'രവി'])('a font that is cut for %s still says which glyphs are marks', async (word) => {
  const [{ file, letters } = { file: '', letters: '' }] = scriptFontsFor(word);
  const cut = async (text: string) => {
    const font = await subset(await fontOfWeight(file, 400), text, {
      targetFormat: 'sfnt',
      variationAxes: {},
    });
    return font.subarray(0, 600).includes('GDEF');
  };
  expect(await cut(letters + marksToKeep(file))).toBe(true);
  expect(await cut(letters), 'Then `marksToKeep` can go.').toBe(false);
});

test('in development every script has its font, whatever the content says', async () => {
  const folder = await subsetFonts('tests/fixtures/content', 'en-IN', true);
  const rules = readFileSync(join(folder, 'writing-systems.css'), 'utf8');
  for (const name of Object.values(SCRIPTS)) expect(rules).toContain(`anek-${name}-`);
});
