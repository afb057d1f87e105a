import { expect, test } from 'vitest';
import { tallAttribute } from './tall-letters.ts';

test.each(['ಮೊಬೈಲ್ ಅಭಿವೃದ್ಧಿ', 'Apps: थाली', 'ہم', '食堂'])('sets data-tall for tall letters: %s', (heading) =>
  expect(tallAttribute(heading)).toEqual({ 'data-tall': '' }),
);

test.each(['Mobile App Development', 'Łódź, āśrama', '₹ 5 ✓'])(
  'sets no data-tall without tall letters: %s',
  (heading) => expect(tallAttribute(heading)).toEqual({}),
);
