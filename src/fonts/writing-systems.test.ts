import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { EXTENDED_LATIN_FILE } from './font-file.ts';
import {
  drawableText,
  hasJoinedLetters,
  hasTallScript,
  lettersWithoutFont,
  scriptFontsFor,
} from './writing-systems.ts';

/** A font with Georgian letters, which the family lacks. */
const DEJAVU = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

afterEach(() => vi.unstubAllEnvs());

test('selects the font of an Indian script, with the letters that a text uses', () => {
  const [font, ...others] = scriptFontsFor('Thali: थाली');
  expect([font?.file, others]).toEqual([expect.stringContaining('anek-devanagari'), []]);
  expect(font?.letters).toMatch(/^थलाी/);
  expect(font?.letters, 'Latin letters must come from the Latin file.').not.toContain('T');
});

test.each(['āśrama, Kṛṣṇa', 'Łódź', 'Đorđe, ŋ'])('selects the extended Latin font for %s', (text) => {
  expect(lettersWithoutFont(text)).toEqual([]);
  expect(scriptFontsFor(text).map(({ file }) => file)).toEqual([EXTENDED_LATIN_FILE]);
  expect(drawableText(text)).toBe(text);
});

test('adds both parts of a two-part vowel', () => expect(scriptFontsFor('பொ')[0]?.letters).toMatch(/^பாெொ/));

test('lists letters without a font, until the owner adds one to content/fonts', () => {
  const content = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(content, 'fonts'));
  vi.stubEnv('CONTENT_DIR', content);
  expect(lettersWithoutFont('Grain ā ½ ✓ 5 थाली აბ')).toEqual(['ა', 'ბ']);
  cpSync(DEJAVU, join(content, 'fonts/georgian.woff2'));
  expect(lettersWithoutFont('აბ')).toEqual([]);
  expect(scriptFontsFor('აბ')).toEqual([
    { file: join(content, 'fonts/georgian.woff2'), letters: expect.stringContaining('აბ') },
  ]);
  rmSync(content, { recursive: true });
});

test('prefers the regular weight of two fonts with the same letters', () => {
  const content = mkdtempSync(join(tmpdir(), 'weights-'));
  mkdirSync(join(content, 'fonts'));
  vi.stubEnv('CONTENT_DIR', content);
  cpSync(DEJAVU.replace('400', '700'), join(content, 'fonts/bold.woff2'));
  cpSync(DEJAVU, join(content, 'fonts/regular.woff2'));
  expect(scriptFontsFor('აბ').map(({ file }) => file)).toEqual([join(content, 'fonts/regular.woff2')]);
  rmSync(content, { recursive: true });
});

test.each([
  ['ligatures as plain letters', 'Dvārakā & Söhne ﬁ ǟ ₹5 थाली', 'Dvārakā & Söhne fi a ₹5 थाली'],
  ['hyphens of word processors', 'Wi‑Fi, 10‐12', 'Wi-Fi, 10-12'],
  ['signs in a font of their own', '≤ ≥ ≈ € † ‰ → ✓ ★ ∞ √ ′ ″ 10⁵ H₂O ⅓ 5 Ω µ ☎ ♥ ™ №', ''],
  ['no invisible characters', 'kit\u00adchens and\u200b messes\ufeff ✓\ufe0f', 'kitchens and messes ✓'],
  ['spaces of every width', 'Rs\u202f5\u2007000', 'Rs 5 000'],
  ['joiners in Indic letters', 'क्\u200dष', ''],
  ['no sign without a font', 'rice 🍛 or dal', 'rice  or dal'],
  ['compatibility signs whole or in letters', '㎛ ㏀ ㎍ ①Ⅳ½⅓№™ﬁ', 'μm kΩ μg ①IV½⅓№™fi'],
])('draws %s', (_, text, output) => expect(drawableText(text)).toBe(output || text));

test('detects tall and joined letters by their share of a text', () => {
  const texts = [
    'परिचय: about us',
    'Über uns',
    `${'About us. '.repeat(80)} थाली`,
    '私たちについて',
    'ہم کیا کرتے ہیں',
    'ห้องครัวรู้ว่ามีกี่คน',
  ];
  expect(texts.map(hasTallScript)).toEqual([true, false, false, true, true, true]);
  expect(texts.map(hasJoinedLetters)).toEqual([true, false, false, false, true, true]);
});
