/** The arithmetic of "Your mess". */
import { count, rupees, rupeesInWords } from '../../../../messmate/format.ts';

/** The sliders: residents, and plates left over at a meal. */
export type Mess = { residents: number; left: number };

/**
 * Given: meals a day, days a year, grams of a plate, paise of its ingredients, the aim in per cent, and grams left over
 * per head and day.
 */
export type Given = Record<'meals' | 'days' | 'grams' | 'paise' | 'percent' | 'usualGrams', number>;

/** The sliders' ranges. A kitchen that throws away more than half has miscounted. */
export const limitsOf = (
  residents: number,
): Record<keyof Mess, { min: number; max: number; step: number }> => ({
  residents: { min: 50, max: 2000, step: 10 },
  left: { min: 0, max: Math.floor(residents / 2), step: 1 },
});

/** How far along its slider a value stands, 0 to 1. */
export const shareOf = (value: number, { min, max }: { min: number; max: number }): number =>
  max > min ? (value - min) / (max - min) : 0;

/** Width to height of the field of plates, whatever their number. */
const FIELD = 5;

/** Rows and columns of the smallest field that holds so many plates. */
export function fieldOf(plates: number): { rows: number; columns: number } {
  const rows = Math.max(2, Math.ceil(Math.sqrt(plates / FIELD)));
  return { rows, columns: rows * FIELD };
}

function within(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  return Math.min(max, Math.max(min, Math.round((value || 0) / step) * step));
}

/**
 * A mess on the sliders, from any numbers: never more plates left over than the residents allow. Without plates, what
 * is usually left over at a meal, by grams per head and day.
 */
export function messOf(residents: number, left: number | undefined, given: Given): Mess {
  const { usualGrams, meals, grams } = given;
  const many = within(residents, limitsOf(0).residents);
  return {
    residents: many,
    left: within(left ?? (many * usualGrams) / (meals * grams), limitsOf(many).left),
  };
}

/** An estimate deserves two figures. Rounded down, because it is an upper limit. */
export function twoFigures(n: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n || 1)) - 1);
  return Math.floor(n / unit) * unit;
}

/**
 * The aim at most: plates at a meal, and plates, kilograms and paise a year. Each follows from the figures that the formula
 * prints, a price in whole rupees among them, so that a reader who works it out finds the same.
 */
export function atMost({ left }: Mess, given: Given) {
  const { meals, days, grams, percent } = given;
  const plates = Math.floor((left * meals * days * percent) / 100);
  return {
    cut: Math.floor((left * percent) / 100),
    plates,
    kg: twoFigures((plates * grams) / 1000),
    paise: 100 * twoFigures((plates * priceOf(given)) / 100),
  };
}

/** Paise of a plate's ingredients, in whole rupees. */
const priceOf = ({ paise }: Given): number => 100 * Math.round(paise / 100);

/** Placeholders in the owner's texts. */
export function valuesOf(mess: Mess, given: Given) {
  const most = atMost(mess, given);
  return {
    ...given,
    ...mess,
    ...most,
    plates: count(most.plates),
    kg: count(most.kg),
    price: rupees(priceOf(given)),
    rupees: rupeesInWords(most.paise),
  };
}
