/**
 * The letters of the scripts of India by their place in their block of Unicode: all nine follow one plan, that of ISCII.
 * A dot is a place without a letter.
 */
const LETTERS = '. n n h . a a i i u u ri l e e e ai o o o au'.split(' ');
const CONSONANTS =
  'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWELS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const FROM = { consonants: 0x15, vowels: 0x3e, digits: 0x66 };
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/** From here on, Odia and the south, the last a of a word is spoken. */
const SPOKEN = 0xb00;

/** Words in a script of India as they are spoken, in Latin letters, for an address; all others stay. */
export function inLatin(words: string): string {
  let made = '';
  /** Each consonant is spoken with an a, unless a sign behind it says another vowel, or none. */
  let waiting = '';
  let last = 0;
  for (const letter of `${words} `) {
    const code = letter.codePointAt(0) ?? 0;
    const place = code & 0x7f;
    const isIndian = code >= 0x900 && code < 0xd80;
    const consonant = CONSONANTS[place - FROM.consonants];
    const vowel = VOWELS[place - FROM.vowels];
    if (!isIndian) made += (last >= SPOKEN ? waiting : '') + letter;
    else if (consonant) made += waiting + consonant;
    else if (vowel) made += vowel;
    else if (place >= FROM.digits && place <= FROM.digits + 9) made += waiting + (place - FROM.digits);
    else if (place !== VIRAMA && place !== NUKTA) made += waiting + (LETTERS[place]?.replace('.', '') ?? '');
    if (place !== NUKTA || !isIndian) waiting = isIndian && consonant ? 'a' : '';
    last = code;
  }
  return made.trimEnd();
}
