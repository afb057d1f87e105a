/** The arithmetic of "Your mess". */

import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import { t } from '../../../../content/t.ts';
import { rupees, rupeesInWords } from '../../../../messmate/format.ts';

/** The sliders: residents, and plates left over at a meal. */
export type Mess = { residents: number; left: number };

/**
 * Given: meals a day, days a year, grams of a plate, paise of its ingredients, the aim in per cent, and grams left over
 * per head and day.
 */
export type Given = Record<'meals' | 'days' | 'grams' | 'paise' | 'percent' | 'usualGrams', number>;

/** Plates left over at a meal, at the least: of fewer nothing could be saved. */
const MIN_LEFT = 5;

/** The sliders' ranges. A kitchen that throws away more than half has miscounted. */
export const limitsOf = (
  residents: number,
): Record<keyof Mess, { min: number; max: number; step: number }> => ({
  residents: { min: 50, max: 2000, step: 10 },
  left: { min: MIN_LEFT, max: Math.max(MIN_LEFT, Math.floor(residents / 2)), step: 1 },
});

/** How far along its slider a value stands, 0 to 1. */
export const shareOf = (value: number, { min, max }: { min: number; max: number }): number =>
  max > min ? (value - min) / (max - min) : 0;

/** Positions of a slider that a thumb can tell apart, and steps that are easy to read. */
const POSITIONS = 48;
const STEPS = [1, 5, 10, 25, 50, 100];

/** A value as a thumb sets it: in steps that it can aim at. Keys move by the slider's own step. */
export function snapToThumb(value: number, { min, max }: { min: number; max: number }): number {
  const step = STEPS.find((size) => (max - min) / size <= POSITIONS) ?? 100;
  return value <= min ? min : Math.min(max, Math.round(value / step) * step);
}

/** Width to height of the field of bowls, whatever their number. */
const FIELD = 5;

/** The bowls that are drawn: how many plates one stands for, their number, those that need not be, and their field. */
export function bowlsOf(left: number, cut: number) {
  const each = [1, 5].find((plates) => left <= plates * 60) ?? 10;
  const bowls = Math.ceil(left / each);
  const saved = Math.floor(cut / each);
  const rows = Math.ceil(Math.sqrt(bowls / FIELD));
  return { each, left: bowls - saved, saved, rows, columns: rows * FIELD };
}

function clampToStep(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  return Math.min(max, Math.max(min, Math.round((value || 0) / step) * step));
}

/**
 * A mess on the sliders, from any numbers: never more plates left over than the residents allow. Without plates, what
 * is usually left over at a meal, by grams per head and day.
 */
export function messOf(residents: number, left: number | undefined, given: Given): Mess {
  const { usualGrams, meals, grams } = given;
  const count = clampToStep(residents, limitsOf(0).residents);
  return {
    residents: count,
    left: clampToStep(left ?? (count * usualGrams) / (meals * grams), limitsOf(count).left),
  };
}

/** An estimate deserves two figures. Rounded down, because it is an upper limit. */
export function roundToTwoFigures(n: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n || 1)) - 1);
  return Math.floor(n / unit) * unit;
}

/**
 * The aim at most: whole plates at a meal, and plates, kilograms and paise a year. Each follows from the figures that the
 * formula prints before it, a price in whole rupees among them, so that a reader who works it out finds the same.
 */
export function savingsOf({ left }: Mess, given: Given) {
  const { meals, days, grams, percent } = given;
  const cut = Math.floor((left * percent) / 100);
  const plates = cut * meals * days;
  return {
    cut,
    plates,
    kg: roundToTwoFigures((plates * grams) / 1000),
    paise: 100 * roundToTwoFigures((plates * priceOf(given)) / 100),
  };
}

/** Paise of a plate's ingredients, in whole rupees, rounded down as all else. */
const priceOf = ({ paise }: Given): number => 100 * Math.floor(paise / 100);

/** Placeholders in the owner's texts. */
export function valuesOf(mess: Mess, given: Given) {
  const savings = savingsOf(mess, given);
  return {
    ...given,
    ...mess,
    ...savings,
    plates: formatNumber(savings.plates),
    kg: formatNumber(savings.kg),
    price: rupees(priceOf(given)),
    rupees: rupeesInWords(savings.paise),
  };
}

/** What is drawn, in a sentence. @param texts for one plate that could be saved, and for more */
export function captionOf(mess: Mess, given: Given, texts: { one: string; other: string }): string {
  const values = valuesOf(mess, given);
  const { each } = bowlsOf(values.left, values.cut);
  const caption = fill(values.cut === 1 ? texts.one : texts.other, values);
  return each > 1 ? `${caption} ${t('One bowl is {each} plates.', { each })}` : caption;
}
