import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { EXTENDED_LATIN_FILE } from './font-file.ts';
import {
  hasManyComplexLetters,
  hasManyTallLetters,
  lettersWithoutFont,
  scriptFontsFor,
  toDrawableText,
} from './writing-systems.ts';

/** Despite `latin` in its name this file also has Georgian letters, which Anek's fonts lack. */
const DEJAVU = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

afterEach(() => vi.unstubAllEnvs());

test('selects the font of an Indian script for the characters that need it', () => {
  const [font, ...others] = scriptFontsFor('Thali: थाली');
  expect([font?.file, others]).toEqual([expect.stringContaining('anek-devanagari'), []]);
  expect(font?.characters).toMatch(/^थलाी/);
  expect(font?.characters, 'Latin letters must come from the Latin file.').not.toContain('T');
});

test.each(['āśrama, Kṛṣṇa', 'Łódź', 'Đorđe, ŋ'])('selects the extended Latin font for %s', (text) => {
  expect(lettersWithoutFont(text)).toEqual([]);
  expect(scriptFontsFor(text).map(({ file }) => file)).toEqual([EXTENDED_LATIN_FILE]);
  expect(toDrawableText(text)).toBe(text);
});

test('adds both halves of a vowel sign that decomposes', () =>
  expect(scriptFontsFor('பொ')[0]?.characters).toMatch(/^பாெொ/));

test('lists letters without a font, until the owner adds a font for them to content/fonts', () => {
  const content = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(content, 'fonts'));
  vi.stubEnv('CONTENT_DIR', content);
  expect(lettersWithoutFont('Grain ā ½ ✓ 5 थाली აბ')).toEqual(['ა', 'ბ']);
  cpSync(DEJAVU, join(content, 'fonts/georgian.woff2'));
  expect(lettersWithoutFont('აბ')).toEqual([]);
  expect(scriptFontsFor('აბ')).toEqual([
    { file: join(content, 'fonts/georgian.woff2'), characters: expect.stringContaining('აბ') },
  ]);
  rmSync(content, { recursive: true });
});

test('uses the regular font if the owner adds a bold one with the same letters', () => {
  const content = mkdtempSync(join(tmpdir(), 'weights-'));
  mkdirSync(join(content, 'fonts'));
  vi.stubEnv('CONTENT_DIR', content);
  cpSync(DEJAVU.replace('400', '700'), join(content, 'fonts/bold.woff2'));
  cpSync(DEJAVU, join(content, 'fonts/regular.woff2'));
  expect(scriptFontsFor('აბ').map(({ file }) => file)).toEqual([join(content, 'fonts/regular.woff2')]);
  rmSync(content, { recursive: true });
});

test.each<[title: string, text: string, output?: string]>([
  [
    'replaces ligatures and accented letters by plain letters, if no font has them',
    'Dvārakā & Söhne ﬁ ǟ ₹5 थाली',
    'Dvārakā & Söhne fi a ₹5 थाली',
  ],
  ['replaces hyphens of word processors by plain ones', 'Wi‑Fi, 10‐12', 'Wi-Fi, 10-12'],
  ['keeps symbols that the symbol font has', '≤ ≥ ≈ € † ‰ → ✓ ★ ∞ √ ′ ″ 10⁵ H₂O ⅓ 5 Ω µ ☎ ♥ ™ №'],
  ['removes invisible characters', 'kit\u00adchens and\u200b messes\ufeff ✓\ufe0f', 'kitchens and messes ✓'],
  ['replaces spaces of other widths by plain ones', 'Rs\u202f5\u2007000', 'Rs 5 000'],
  ['keeps joiners between Indic letters', 'क्\u200dष'],
  ['removes symbols without a font', 'rice 🍛 or dal', 'rice  or dal'],
  [
    'replaces units and numerals by their letters, if no font has them',
    '㎛ ㏀ ㎍ ①Ⅳ½⅓№™ﬁ',
    'μm kΩ μg ①IV½⅓№™fi',
  ],
])('%s', (_, text, output = text) => expect(toDrawableText(text)).toBe(output));

test('detects tall letters and letters of complex scripts, if they are over 1 % of a text’s letters', () => {
  const texts = [
    'परिचय: about us',
    'Über uns',
    `${'About us. '.repeat(80)} थाली`,
    '私たちについて',
    'ہم کیا کرتے ہیں',
    'ห้องครัวรู้ว่ามีกี่คน',
  ];
  expect(texts.map(hasManyTallLetters)).toEqual([true, false, false, true, true, true]);
  expect(texts.map(hasManyComplexLetters)).toEqual([true, false, false, false, true, true]);
});
