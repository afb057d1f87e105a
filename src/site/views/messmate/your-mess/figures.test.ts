import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost, fieldOf, type Given, LIMITS, onSlider, twoFigures, usualLeft } from './figures.ts';

const given: Given = { meals: 4, days: 270, grams: 400, paise: 2500, percent: 30, usualGrams: 120 };
const residents = fc.integer(LIMITS.residents);
const left = fc.integer(LIMITS.left);

test('the worked example', () => {
  expect(usualLeft(480, given)).toBe(36);
  expect(atMost({ residents: 480, left: 36 }, given)).toEqual({
    cut: 10,
    kg: 4600,
    paise: 29_000_000,
  });
});

test('nothing left over leaves nothing to avoid', () => {
  expect(atMost({ residents: 480, left: 0 }, given)).toEqual({ cut: 0, kg: 0, paise: 0 });
});

test('the answer is never more than the aim, and at most a tenth below it', () => {
  fc.assert(
    fc.property(residents, left, (r, l) => {
      const exact = l * given.meals * given.days * (given.percent / 100);
      const { cut, kg, paise } = atMost({ residents: r, left: l }, given);
      expect(cut).toBeLessThanOrEqual(l * 0.3);
      for (const [said, most] of [
        [kg, (exact * given.grams) / 1000],
        [paise, exact * given.paise],
      ] as const) {
        expect(said).toBeLessThanOrEqual(most + 1e-6);
        expect(said).toBeGreaterThanOrEqual(most * 0.9 - 1);
      }
    }),
  );
});

test('whatever an address says, a slider stays within its limits', () => {
  fc.assert(
    fc.property(fc.constantFrom('residents', 'left'), fc.double(), (name, value) => {
      const { min, max, step } = LIMITS[name];
      const at = onSlider(name, value);
      expect(at).toBeGreaterThanOrEqual(min);
      expect(at).toBeLessThanOrEqual(max);
      expect(at % step).toBe(0);
    }),
  );
});

test('every grain has its place in the field', () => {
  fc.assert(
    fc.property(left, (grains) => {
      const { rows, columns } = fieldOf(grains);
      expect(rows * columns).toBeGreaterThanOrEqual(grains);
    }),
  );
});

test('two figures', () => {
  expect([0, 7, 99, 123, 4607, 291_600].map(twoFigures)).toEqual([0, 7, 99, 120, 4600, 290_000]);
});
