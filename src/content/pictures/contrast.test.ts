import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withAccent } from '../reading/vite.ts';
import { siteSchema } from '../schemas/settings.ts';
import { computeOffsetLuminance } from './contrast.ts';

const TOKENS = readFileSync('src/ui/styles/tokens.css', 'utf8');
const [, letterColour = ''] = /--on-accent: (#\w+)/.exec(TOKENS) ?? [];
const parseAccent = (colour: string) => siteSchema.safeParse({ language: 'en-IN', accent: colour });
const isAccepted = (colour: string) => parseAccent(colour).success;

test.each([
  ['#ffb915', '#ffb915'],
  ['#FFB915', '#ffb915'],
  ['#fb1', '#ffbb11'],
  ['rgb(255, 185, 21)', '#ffb915'],
  ['RGB(255 185 21)', '#ffb915'],
])('reads the accent %s as %s', (colour, hex) => expect(parseAccent(colour).data?.accent).toBe(hex));
test.each([
  ['#1a4fa0', /^a lighter colour/],
  ['#111', /^a lighter colour/],
  ['yellow', /^a colour such as/],
  ['ffb915', /^a colour such as/],
  ['#ffb9', /^a colour such as/],
  ['rgb(300, 185, 21)', /^a colour such as/],
])('rejects the accent %s: %s', (colour, message) =>
  expect(parseAccent(colour).error?.issues.map((issue) => issue.message)).toEqual([
    expect.stringMatching(message),
  ]),
);

test('accepts a grey accent only with a contrast of 4.5 with its letters', () => {
  for (let level = 0; level < 256; level += 1) {
    const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    if (isAccepted(grey))
      expect(computeOffsetLuminance(grey) / computeOffsetLuminance(letterColour)).toBeGreaterThanOrEqual(4.5);
  }
});

test('replaces the value of --brand, which the tokens accent, live and just-served take', () => {
  const [, brand = ''] = /--brand: (#\w+)/.exec(TOKENS) ?? [];
  expect(withAccent(TOKENS, '#5fc3c7')).toBe(TOKENS.replace(brand, '#5fc3c7'));
  expect(TOKENS.split(brand), `Write var(--brand) instead of ${brand}.`).toHaveLength(2);
  for (const role of ['accent', 'live', 'just-served'])
    expect(TOKENS).toContain(`  --${role}: var(--brand);`);
});
