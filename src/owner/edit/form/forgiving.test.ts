/** What may be typed in any usual way. */
import { expect, test } from 'vitest';
import { forgiven } from './forgiving.ts';

test.each([
  ['phone', '98765 43210', '+91 98765 43210'],
  ['phone', '"+91 98765 43210"', '+91 98765 43210'],
  ['phone', '098765-43210', '+91 98765 43210'],
  ['phone', '+91-9876543210', '+91 98765 43210'],
  ['phone', '0091 (0) 98765.43210', '+91 98765 43210'],
  ['phone', '919876543210', '+91 98765 43210'],
  ['phone', 'tel:+919876543210', '+91 98765 43210'],
  ['phone', '(020) 2553 1234', '+91 20 2553 1234'],
  ['phone', '+44 (0)20-7946-0958', '+44 20 7946 0958'],
  ['web', 'linkedin.com/in/asha', 'https://linkedin.com/in/asha'],
  ['web', 'HTTP://www.x.com/asha', 'https://www.x.com/asha'],
  ['web', '“https://x.com/”', 'https://x.com/'],
  ['origin', 'Www.Kitchens.in/', 'https://www.kitchens.in'],
  ['email', 'mailto:hello@kitchens.in', 'hello@kitchens.in'],
  ['email', 'Asha Rao <hello@kitchens.in>', 'hello@kitchens.in'],
  ['path', '/about/', '/about'],
  ['path', 'about#culture', '/about#culture'],
  ['path', '/', '/'],
])('%s: %s', (format, typed, made) => {
  expect(forgiven(typed, format, 'India')).toBe(made);
  expect(forgiven(made, format, 'India'), 'What is as it should be stays.').toBe(made);
});

test.each([
  ['phone', '98765 43210 or 98220 41736'],
  ['phone', '12345'],
  ['phone', '+91 80471 9362'],
  ['web', 'my page'],
  ['web', 'javascript:alert(1)'],
  ['email', 'nobody'],
  [undefined, '"Counted."'],
])('%s: %s is nothing that can be put right', (format, typed) =>
  expect(forgiven(typed, format, 'India')).toBe(typed),
);

test('elsewhere a number needs its country code', () =>
  expect(forgiven('020 7946 0958', 'phone', 'Nepal')).toBe('020 7946 0958'));
