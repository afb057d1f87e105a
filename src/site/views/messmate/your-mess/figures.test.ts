import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFigures } from '../../../../../tests/parse-figures.ts';
import { fill } from '../../../../content/fill.ts';
import { setLanguage } from '../../../../content/language/language.ts';
import {
  type Basis,
  computePlaceholders,
  computeSavings,
  describeBowls,
  layOutBowls,
  roundDownToTwoFigures,
  sliderLimits,
  snapForPointer,
  toValidMess,
} from './figures.ts';

const basis: Basis = { meals: 4, days: 270, grams: 400, paise: 2500, percent: 30, usualGrams: 120 };
const anyResidents = fc.integer(sliderLimits(0).residents);
const anyLeftOver = fc.integer(sliderLimits(2000).left);

test('computes the plates left over, and the savings, of a mess of 480 residents', () => {
  expect(toValidMess(480, undefined, basis)).toEqual({ residents: 480, left: 36 });
  expect(computeSavings({ residents: 480, left: 36 }, basis)).toEqual({
    cut: 10,
    plates: 10_800,
    kg: 4300,
    paise: 27_000_000,
  });
});

test('never saves more than the target percentage of the plates, kilograms or paise left over', () => {
  fc.assert(
    fc.property(anyResidents, anyLeftOver, (residents, left) => {
      const exactPlates = left * basis.meals * basis.days * (basis.percent / 100);
      const { cut, kg, paise } = computeSavings({ residents, left }, basis);
      expect(cut).toBeLessThanOrEqual(left * (basis.percent / 100));
      expect(kg).toBeLessThanOrEqual((exactPlates * basis.grams) / 1000 + 1e-6);
      expect(paise).toBeLessThanOrEqual(exactPlates * basis.paise + 1e-6);
    }),
  );
});

test('prints a formula whose figures give the printed result, at every position of the sliders', () => {
  setLanguage('en-IN');
  const formula =
    '{percent}% of {left} = {cut}; {cut} × {meals} × {days} = {plates}; × {grams} g = {kg} kg; × {price} = {rupees}';
  for (const variant of [basis, { ...basis, meals: 3, days: 271, grams: 395, paise: 2475 }]) {
    const maxPlates = sliderLimits(sliderLimits(0).residents.max).left.max;
    const messesWithUsualLeftovers = Array.from({ length: 196 }, (_, i) =>
      toValidMess(50 + 10 * i, undefined, variant),
    );
    const messesWithSetLeftovers = Array.from({ length: maxPlates + 1 }, (_, left) =>
      toValidMess(2 * maxPlates, left, variant),
    );
    for (const mess of [...messesWithUsualLeftovers, ...messesWithSetLeftovers]) {
      const sentence = fill(formula, computePlaceholders(mess, variant));
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
        total,
      ] = parseFigures(sentence);
      expect(cut, sentence).toBe(Math.floor((left * percent) / 100));
      expect(cut, 'At least one plate must be saved.').toBeGreaterThan(0);
      expect(plates, sentence).toBe(cut * meals * days);
      expect(kg, sentence).toBe(roundDownToTwoFigures((plates * grams) / 1000));
      expect(total, sentence).toBe(roundDownToTwoFigures(plates * price));
    }
  }
});

test('keeps both sliders in range for any numbers, with at most half of the plates left over', () => {
  const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -10, max: 3000 }));
  fc.assert(
    fc.property(anyNumber, fc.option(anyNumber, { nil: undefined }), (residents, left) => {
      const mess = toValidMess(residents, left, basis);
      const limits = sliderLimits(mess.residents);
      for (const name of ['residents', 'left'] as const) {
        const { min, max, step } = limits[name];
        expect(mess[name]).toBeGreaterThanOrEqual(min);
        expect(mess[name]).toBeLessThanOrEqual(max);
        expect(mess[name] % step).toBe(0);
      }
      expect(mess.left, 'At most half of the plates may be left over.').toBeLessThanOrEqual(
        mess.residents / 2,
      );
      expect(toValidMess(mess.residents, mess.left, basis), 'Valid values must not change.').toEqual(mess);
    }),
  );
});

test('never saves more than the target percentage of half the cooked food', () => {
  fc.assert(
    fc.property(anyResidents, anyLeftOver, (residents, left) => {
      const mess = toValidMess(residents, left, basis);
      const { kg } = computeSavings(mess, basis);
      const cookedKg = (mess.residents * basis.meals * basis.days * basis.grams) / 1000;
      const maxLeftOverKg = cookedKg / 2;
      expect(kg).toBeLessThanOrEqual(maxLeftOverKg * (basis.percent / 100));
    }),
  );
});

test('draws 5 to 100 bowls, each of 1, 5 or 10 plates', () => {
  fc.assert(
    fc.property(anyResidents, anyLeftOver, (residents, left) => {
      const mess = toValidMess(residents, left, basis);
      const { cut } = computeSavings(mess, basis);
      const bowls = layOutBowls(mess.left, cut);
      expect([1, 5, 10]).toContain(bowls.platesPerBowl);
      const bowlCount = bowls.wasted + bowls.saved;
      expect(bowlCount).toBe(Math.ceil(mess.left / bowls.platesPerBowl));
      expect(bowlCount).toBeGreaterThanOrEqual(5);
      expect(bowlCount).toBeLessThanOrEqual(100);
      expect(bowls.rows * bowls.columns).toBeGreaterThanOrEqual(bowlCount);
    }),
  );
});

test('has a caption for one saved plate, and states the plates per bowl if a bowl stands for several', () => {
  setLanguage('en-IN');
  const texts = { one: '{left}: one', other: '{left}: {cut}' };
  const captions = [5, 7, 61].map((left) => describeBowls({ residents: 2000, left }, basis, texts));
  expect(captions).toEqual(['5: one', '7: 2', '61: 18 One bowl is 5 plates.']);
});

test('snaps a pointer to at most 50 positions of a slider', () => {
  const { residents, left } = sliderLimits(900);
  const countPositions = (range: typeof left) =>
    new Set(Array.from({ length: range.max - range.min + 1 }, (_, i) => snapForPointer(range.min + i, range)))
      .size;
  expect([countPositions(residents), countPositions(left)].every((count) => count <= 50)).toBe(true);
  expect([snapForPointer(912, residents), snapForPointer(62, left)]).toEqual([900, 60]);
  expect([snapForPointer(left.min, left), snapForPointer(left.max, left)]).toEqual([left.min, left.max]);
});

test('rounds down to two significant figures', () => {
  expect([0, 7, 99, 123, 4607, 291_600].map(roundDownToTwoFigures)).toEqual([0, 7, 99, 120, 4600, 290_000]);
});
