import { expect, test } from 'vitest';
import { tallAttribute } from './tall-letters.ts';

test.each(['ಮೊಬೈಲ್ ಅಭಿವೃದ್ಧಿ', 'Apps: थाली', 'ہم', '食堂'])('gives a heading with tall letters room: %s', (words) =>
  expect(tallAttribute(words)).toEqual({ 'data-tall': '' }),
);

test.each(['Mobile App Development', 'Łódź, āśrama', '₹ 5 ✓'])('leaves Latin headings tight: %s', (words) =>
  expect(tallAttribute(words)).toEqual({}),
);
