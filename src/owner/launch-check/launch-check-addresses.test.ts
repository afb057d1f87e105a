/** When an address ends that a store has signed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDING, ENDLESS, UNSIGNED } from '../../../tests/launch-check/addresses.ts';
import { endOf } from './signed-address.ts';

const day = fc
  .integer({ min: Date.parse('2019-01-01') / 86_400_000, max: Date.parse('2037-12-31') / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe.each(Object.entries(ENDING))('%s', (_, address) => {
  test('tells its day', () =>
    fc.assert(
      fc.property(day, (ends) => {
        const { at } = endOf(address(ends)) ?? {};
        expect(new Date(Number(at)).toISOString().slice(0, 10)).toBe(ends);
      }),
      { numRuns: 20 },
    ));
});

test.each(Object.entries(ENDLESS))('a secret of %s names no end', (store, address) => {
  expect(endOf(address)).toEqual({ store, at: 'never' });
});

test.each(UNSIGNED)('not signed: %s', (address) => expect(endOf(address)).toBeUndefined());

test('an end that cannot be read is not guessed', () => {
  for (const query of [
    'X-Amz-Date=today&X-Amz-Expires=60',
    'X-Amz-Expires=604800&X-Amz-Signature=a',
    'sig=a&se=soon',
    'GoogleAccessId=a',
  ])
    expect(endOf(`https://pictures.sonchiraiya-kitchens.in/a.jpg?${query}`)?.at, query).toBe('unknown');
});

const NAMES = ['Expires', 'Policy', 'token', 'se', 'sig', 'oe', 'X-Amz-Date', 'X-Amz-Expires', 'Key-Pair-Id'];

test('nothing that stands behind an address makes it fail', () =>
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.string(), fc.string(), (name, one, other) => {
      const address = new URL(
        `https://scontent.fbcdn.net/a?Signature=${encodeURIComponent(other)}&Key-Pair-Id=K`,
      );
      address.searchParams.set(name, one);
      expect(() => endOf(address.href)).not.toThrow();
    }),
  ));
