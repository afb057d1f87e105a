/** The arithmetic of "Your mess". The target is to save up to `percent` per cent of the plates left over. */

import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import { t } from '../../../../content/t.ts';
import { rupees, rupeesRounded } from '../../../../messmate/format.ts';

/** The sliders' values: residents, and plates left over at a meal. */
export type Mess = { residents: number; left: number };

/** Meals a day, days a year, grams and paise of a plate, the target in per cent, and grams usually left over by a resident a day. */
export type Basis = Record<'meals' | 'days' | 'grams' | 'paise' | 'percent' | 'usualGrams', number>;

/** The slider's minimum of plates left over at a meal: a little above four, of which the target (30 %) saves one plate. */
const MIN_LEFT_OVER = 5;

type Range = { min: number; max: number };

/** The sliders' ranges. Only `left` depends on the residents: more than half of the plates would be a miscount. */
export const sliderLimits = (residents: number): Record<keyof Mess, Range & { step: number }> => ({
  residents: { min: 50, max: 2000, step: 10 },
  left: { min: MIN_LEFT_OVER, max: Math.max(MIN_LEFT_OVER, Math.floor(residents / 2)), step: 1 },
});

/** A value's position on its slider, from 0 to 1. */
export const sliderPosition = (value: number, { min, max }: Range): number =>
  max > min ? (value - min) / (max - min) : 0;

/** The maximum number of steps for a pointer on a slider, so that a finger can hit each. */
const MAX_STEPS = 48;
const STEP_SIZES = [1, 5, 10, 25, 50, 100];

/** Rounds a value to steps that a finger or mouse can hit. Keys move by the slider's own step. */
export function snapForPointer(value: number, { min, max }: Range): number {
  const step = STEP_SIZES.find((size) => (max - min) / size <= MAX_STEPS) ?? 100;
  return value <= min ? min : Math.min(max, Math.round(value / step) * step);
}

const ASPECT_RATIO = 5;

/**
 * Lays out the drawing's bowls. A bowl stands for 1 plate up to 60 plates, for 5 up to 300, and else for 10.
 * @param cut how many left-over plates the target saves: `saved` counts their bowls, `wasted` the others
 */
export function layOutBowls(left: number, cut: number) {
  const platesPerBowl = [1, 5].find((plates) => left <= plates * 60) ?? 10;
  const bowls = Math.ceil(left / platesPerBowl);
  const saved = Math.floor(cut / platesPerBowl);
  const rows = Math.ceil(Math.sqrt(bowls / ASPECT_RATIO));
  return { platesPerBowl, wasted: bowls - saved, saved, rows, columns: rows * ASPECT_RATIO };
}

const clampToStep = (value: number, { min, max, step }: Range & { step: number }): number =>
  Math.min(max, Math.max(min, Math.round((value || 0) / step) * step));

/** Turns any numbers into valid values of the sliders. @param left by default the plates that are usually left over */
export function toValidMess(residents: number, left: number | undefined, basis: Basis): Mess {
  const { usualGrams, meals, grams } = basis;
  const validResidents = clampToStep(residents, sliderLimits(0).residents);
  const usual = (validResidents * usualGrams) / (meals * grams);
  return { residents: validResidents, left: clampToStep(left ?? usual, sliderLimits(validResidents).left) };
}

/** Rounds down to two significant figures, because the estimate is an upper limit and not more precise. */
export function roundDownToTwoFigures(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value || 1)) - 1);
  return Math.floor(value / unit) * unit;
}

/**
 * Computes what the target saves at most: whole plates at a meal (`cut`), and plates, kilograms and paise a year. Each figure is
 * computed from the rounded figures that the formula prints, so that a reader gets the same result.
 */
export function computeSavings({ left }: Mess, basis: Basis) {
  const { meals, days, grams, percent } = basis;
  const cut = Math.floor((left * percent) / 100);
  // `meals` has one decimal.
  const plates = Math.floor((cut * Math.round(meals * 10) * days) / 10);
  return {
    cut,
    plates,
    kg: roundDownToTwoFigures((plates * grams) / 1000),
    paise: 100 * roundDownToTwoFigures((plates * priceOf(basis)) / 100),
  };
}

/** Returns the paise of a plate's ingredients, rounded down to whole rupees. */
const priceOf = ({ paise }: Basis): number => 100 * Math.floor(paise / 100);

/** Computes the values of the placeholders in the owner's texts, such as {kg}. */
export function computePlaceholders(mess: Mess, basis: Basis) {
  const savings = computeSavings(mess, basis);
  return {
    ...basis,
    ...mess,
    ...savings,
    plates: formatNumber(savings.plates),
    kg: formatNumber(savings.kg),
    price: rupees(priceOf(basis)),
    rupees: rupeesRounded(savings.paise),
  };
}

/** Describes the drawing in words. @param texts for one plate that could be saved, and for several */
export function describeBowls(mess: Mess, basis: Basis, texts: { one: string; other: string }): string {
  const values = computePlaceholders(mess, basis);
  const { platesPerBowl: each } = layOutBowls(values.left, values.cut);
  const caption = fill(values.cut === 1 ? texts.one : texts.other, values);
  return each > 1 ? `${caption} ${t('One bowl is {each} plates.', { each })}` : caption;
}
