/** Scripts with tall letters or stacked marks, whose lines need more height and no tight letter spacing. */
export const TALL_SCRIPTS = (
  'Arabic Bengali Devanagari Gujarati Gurmukhi Han Hangul Hiragana Kannada Katakana Khmer Malayalam Meetei_Mayek Myanmar ' +
  'Oriya Sinhala Tamil Telugu Thai Tibetan'
).split(' ');
const TALL = new RegExp(`[${TALL_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

export const hasTallLetters = (text: string): boolean => TALL.test(text);

/** Attribute of a heading whose words have such letters; src/publish/build/subset-fonts.ts styles it. */
export const tallAttribute = (words: string): { 'data-tall'?: '' } =>
  hasTallLetters(words) ? { 'data-tall': '' } : {};
