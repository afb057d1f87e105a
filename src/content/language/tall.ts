/** Scripts whose letters are high, or have marks above and below: lines need room, and no tight spacing. */
export const TALL_SCRIPTS = (
  'Arabic Bengali Devanagari Gujarati Gurmukhi Han Hangul Hiragana Kannada Katakana Khmer Malayalam Meetei_Mayek Myanmar ' +
  'Oriya Sinhala Tamil Telugu Thai Tibetan'
).split(' ');
const TALL = new RegExp(`[${TALL_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

export const hasTallLetters = (text: string): boolean => TALL.test(text);

/** For a heading of an owner's words: where they have such letters, its lines get room (src/publish/build/subset-fonts.ts). */
export const tall = (words: string): { 'data-tall'?: '' } =>
  hasTallLetters(words) ? { 'data-tall': '' } : {};
