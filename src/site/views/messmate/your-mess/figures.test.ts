import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresIn } from '../../../../../tests/figures-in.ts';
import { fill } from '../../../../content/fill.ts';
import { setLanguage } from '../../../../content/language.ts';
import { atMost, fieldOf, type Given, limitsOf, messOf, twoFigures, valuesOf } from './figures.ts';

const given: Given = { meals: 4, days: 270, grams: 400, paise: 2500, percent: 30, usualGrams: 120 };
const residents = fc.integer(limitsOf(0).residents);
const left = fc.integer(limitsOf(2000).left);

test('the worked example: 480 residents, 36 plates left over at a meal', () => {
  expect(messOf(480, undefined, given)).toEqual({ residents: 480, left: 36 });
  expect(atMost({ residents: 480, left: 36 }, given)).toEqual({
    cut: 10,
    plates: 11_664,
    kg: 4600,
    paise: 29_000_000,
  });
});

test('nothing left over leaves nothing to avoid', () => {
  expect(atMost({ residents: 480, left: 0 }, given)).toEqual({ cut: 0, plates: 0, kg: 0, paise: 0 });
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

test('at every position of the sliders the printed formula gives the printed result', () => {
  setLanguage('en-IN');
  const formula =
    '{left} × {meals} × {days} × {percent}% = {plates}; × {grams} g = {kg} kg; × {price} = {rupees}';
  for (const odd of [given, { ...given, meals: 3, days: 271, grams: 395, paise: 2475 }]) {
    const most = limitsOf(limitsOf(0).residents.max).left.max;
    const usual = Array.from({ length: 196 }, (_, i) => messOf(50 + 10 * i, undefined, odd));
    const set = Array.from({ length: most + 1 }, (_, left) => messOf(2 * most, left, odd));
    for (const mess of [...usual, ...set]) {
      const said = fill(formula, valuesOf(mess, odd));
      const [left = 0, meals = 0, days = 0, percent = 0, plates = 0, grams = 0, kg, price = 0, sum] =
        figuresIn(said);
      expect(plates, said).toBe(Math.floor((left * meals * days * percent) / 100));
      expect(kg, said).toBe(twoFigures((plates * grams) / 1000));
      expect(sum, said).toBe(twoFigures(plates * price));
    }
  }
});

test('from any numbers, both sliders stay in range, with no more plates left over than the residents allow', () => {
  const any = fc.oneof(fc.double(), fc.integer({ min: -10, max: 3000 }));
  fc.assert(
    fc.property(any, fc.option(any, { nil: undefined }), (r, l) => {
      const mess = messOf(r, l, given);
      const limits = limitsOf(mess.residents);
      for (const name of ['residents', 'left'] as const) {
        const { min, max, step } = limits[name];
        expect(mess[name]).toBeGreaterThanOrEqual(min);
        expect(mess[name]).toBeLessThanOrEqual(max);
        expect(mess[name] % step).toBe(0);
      }
      expect(mess.left, 'More than half of the plates').toBeLessThanOrEqual(mess.residents / 2);
      expect(messOf(mess.residents, mess.left, given), 'A mess stays as it is.').toEqual(mess);
    }),
  );
});

test('no choice comes to more food than the mess throws away', () => {
  fc.assert(
    fc.property(residents, left, (r, l) => {
      const mess = messOf(r, l, given);
      const { kg } = atMost(mess, given);
      const cooked = (mess.residents * given.meals * given.days * given.grams) / 1000;
      expect(kg).toBeLessThanOrEqual((cooked / 2) * (given.percent / 100));
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

test('the answer is rounded down to two figures', () => {
  expect([0, 7, 99, 123, 4607, 291_600].map(twoFigures)).toEqual([0, 7, 99, 120, 4600, 290_000]);
});
