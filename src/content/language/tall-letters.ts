/** Scripts with tall letters or stacked marks, whose lines need more height and no tight letter spacing. */
export const TALL_SCRIPTS = (
  'Arabic Bengali Devanagari Gujarati Gurmukhi Han Hangul Hiragana Kannada Katakana Khmer Malayalam Meetei_Mayek Myanmar ' +
  'Oriya Sinhala Tamil Telugu Thai Tibetan'
).split(' ');
const TALL_LETTER = new RegExp(`[${TALL_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

export const hasTallLetters = (text: string): boolean => TALL_LETTER.test(text);

/** Returns the attribute for a heading that has tall letters. src/publish/build/subset-fonts.ts styles it. */
export const tallAttribute = (heading: string): { 'data-tall'?: '' } =>
  hasTallLetters(heading) ? { 'data-tall': '' } : {};
