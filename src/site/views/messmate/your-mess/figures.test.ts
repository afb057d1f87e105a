import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFigures } from '../../../../../tests/figures-in.ts';
import { fill } from '../../../../content/fill.ts';
import { setLanguage } from '../../../../content/language/language.ts';
import {
  bowlsOf,
  captionOf,
  type Given,
  limitsOf,
  messOf,
  roundToTwoFigures,
  savingsOf,
  snapToThumb,
  valuesOf,
} from './figures.ts';

const given: Given = { meals: 4, days: 270, grams: 400, paise: 2500, percent: 30, usualGrams: 120 };
const residents = fc.integer(limitsOf(0).residents);
const left = fc.integer(limitsOf(2000).left);

test('the worked example: 480 residents, 36 plates left over at a meal', () => {
  expect(messOf(480, undefined, given)).toEqual({ residents: 480, left: 36 });
  expect(savingsOf({ residents: 480, left: 36 }, given)).toEqual({
    cut: 10,
    plates: 10_800,
    kg: 4300,
    paise: 27_000_000,
  });
});

test('the answer is never more than the aim', () => {
  fc.assert(
    fc.property(residents, left, (r, l) => {
      const exact = l * given.meals * given.days * (given.percent / 100);
      const { cut, kg, paise } = savingsOf({ residents: r, left: l }, given);
      expect(cut).toBeLessThanOrEqual(l * 0.3);
      expect(kg).toBeLessThanOrEqual((exact * given.grams) / 1000 + 1e-6);
      expect(paise).toBeLessThanOrEqual(exact * given.paise + 1e-6);
    }),
  );
});

test('at every position of the sliders the printed formula gives the printed result', () => {
  setLanguage('en-IN');
  const formula =
    '{percent}% of {left} = {cut}; {cut} × {meals} × {days} = {plates}; × {grams} g = {kg} kg; × {price} = {rupees}';
  for (const odd of [given, { ...given, meals: 3, days: 271, grams: 395, paise: 2475 }]) {
    const most = limitsOf(limitsOf(0).residents.max).left.max;
    const usual = Array.from({ length: 196 }, (_, i) => messOf(50 + 10 * i, undefined, odd));
    const set = Array.from({ length: most + 1 }, (_, left) => messOf(2 * most, left, odd));
    for (const mess of [...usual, ...set]) {
      const said = fill(formula, valuesOf(mess, odd));
      const [
        percent = 0,
        left = 0,
        cut = 0,
        ,
        meals = 0,
        days = 0,
        plates = 0,
        grams = 0,
        kg,
        price = 0,
        sum,
      ] = parseFigures(said);
      expect(cut, said).toBe(Math.floor((left * percent) / 100));
      expect(cut, 'Something could always be saved.').toBeGreaterThan(0);
      expect(plates, said).toBe(cut * meals * days);
      expect(kg, said).toBe(roundToTwoFigures((plates * grams) / 1000));
      expect(sum, said).toBe(roundToTwoFigures(plates * price));
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
      const { kg } = savingsOf(mess, given);
      const cooked = (mess.residents * given.meals * given.days * given.grams) / 1000;
      expect(kg).toBeLessThanOrEqual((cooked / 2) * (given.percent / 100));
    }),
  );
});

test('a bowl stands for 1, 5 or 10 plates, and neither a hole nor a pattern is drawn', () => {
  fc.assert(
    fc.property(residents, left, (r, l) => {
      const mess = messOf(r, l, given);
      const { cut } = savingsOf(mess, given);
      const bowls = bowlsOf(mess.left, cut);
      expect([1, 5, 10]).toContain(bowls.each);
      const drawn = bowls.left + bowls.saved;
      expect(drawn).toBe(Math.ceil(mess.left / bowls.each));
      expect(drawn).toBeGreaterThanOrEqual(5);
      expect(drawn).toBeLessThanOrEqual(100);
      expect(bowls.rows * bowls.columns).toBeGreaterThanOrEqual(drawn);
    }),
  );
});

test('one plate is a sentence of its own, and a bowl of several says so', () => {
  setLanguage('en-IN');
  const texts = { one: '{left}: one', other: '{left}: {cut}' };
  const captions = [5, 7, 61].map((many) => captionOf({ residents: 2000, left: many }, given, texts));
  expect(captions).toEqual(['5: one', '7: 2', '61: 18 One bowl is 5 plates.']);
});

test('a thumb can aim at each position, at 60 plates of 900 residents too', () => {
  const { residents, left } = limitsOf(900);
  const positions = (range: typeof left) =>
    new Set(Array.from({ length: range.max - range.min + 1 }, (_, i) => snapToThumb(range.min + i, range)))
      .size;
  expect([positions(residents), positions(left)].every((many) => many <= 50)).toBe(true);
  expect([snapToThumb(912, residents), snapToThumb(62, left)]).toEqual([900, 60]);
  expect([snapToThumb(left.min, left), snapToThumb(left.max, left)]).toEqual([left.min, left.max]);
});

test('the answer is rounded down to two figures', () => {
  expect([0, 7, 99, 123, 4607, 291_600].map(roundToTwoFigures)).toEqual([0, 7, 99, 120, 4600, 290_000]);
});
