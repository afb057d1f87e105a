import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLanguage } from '../../content/language/language.ts';
import { instantiateWeight, subset } from '../../fonts/font-file.ts';
import { marksToKeep, scriptFontsFor } from '../../fonts/writing-systems.ts';
import { subsetFonts } from './subset-fonts.ts';

test.each(['ರವಿ', 'രവി'])('keeps the glyph classes (GDEF) in a font that is subset for %s', async (word) => {
  const [{ file, characters } = { file: '', characters: '' }] = scriptFontsFor(word);
  const hasClasses = async (text: string) => {
    const font = await subset(await instantiateWeight(file, 400), text, {
      targetFormat: 'sfnt',
      variationAxes: {},
    });
    // The directory of tables, with their names, is at the start of a font file.
    return font.subarray(0, 600).includes('GDEF');
  };
  expect(await hasClasses(characters + marksToKeep(file))).toBe(true);
  expect(
    await hasClasses(characters),
    'expected `marksToKeep` to be needed: remove it if GDEF is there without it',
  ).toBe(false);
});

test('adds line heights only for words with tall characters', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tall-'));
  const rulesFor = async (words: string, language: string) => {
    writeFileSync(join(root, 'company.yaml'), words);
    setLanguage(language);
    return readFileSync(join(await subsetFonts(root, language), 'writing-systems.css'), 'utf8');
  };
  expect(await rulesFor('About us', 'en-IN')).not.toContain('line-height');
  expect(await rulesFor(`${'About us. '.repeat(80)}थाली`, 'en-IN')).toContain(
    '[data-tall] { line-height: 1.3;',
  );
  expect(await rulesFor('हमारे बारे में', 'hi-IN')).toContain(':is(h1, h2, h3):not(.num) { line-height: 1.3;');
  expect(await rulesFor('ہم کیا کرتے ہیں', 'ur')).toMatch(/body { line-height: 2; }\n.* { line-height: 2;/);
  rmSync(root, { recursive: true });
  setLanguage('en-IN');
});
