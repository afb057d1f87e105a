/** What the sliders of "Your mess" come to. */
import { count, rupees } from '../../../../messmate/format.ts';

/** The sliders: residents, plates left over at a meal, and the ingredients of a plate in rupees. */
export type Mess = { residents: number; left: number; cost: number };

/** What is given: meals of a day, days of a year, grams of a plate, the aim in per cent, grams left over a head and day. */
export type Given = { meals: number; days: number; grams: number; percent: number; usualGrams: number };

export const LIMITS: Record<keyof Mess, { min: number; max: number; step: number }> = {
  residents: { min: 50, max: 2000, step: 10 },
  left: { min: 0, max: 300, step: 1 },
  cost: { min: 5, max: 100, step: 1 },
};

/** How many times as wide as high the field of grains is, whatever their number. */
const FIELD = 5;

/** Rows and columns of the smallest field that has room for so many grains. */
export function fieldOf(grains: number): { rows: number; columns: number } {
  const rows = Math.max(2, Math.ceil(Math.sqrt(grains / FIELD)));
  return { rows, columns: rows * FIELD };
}

/** A number on its slider; what is none is where the slider begins. */
export function onSlider(name: keyof Mess, value: number): number {
  const { min, max, step } = LIMITS[name];
  return Math.min(max, Math.max(min, Math.round((value || 0) / step) * step));
}

/** How many plates are usually left over at a meal, by the grams of a head and day. */
export const usualLeft = (residents: number, { usualGrams, meals, grams }: Given): number =>
  onSlider('left', (residents * usualGrams) / (meals * grams));

/** Two figures are as exact as an estimate is. Rounded down, for it is an upper limit. */
export function twoFigures(n: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n || 1)) - 1);
  return Math.floor(n / unit) * unit;
}

/** The most that the aim comes to: plates of a meal, and of a year kilograms and rupees. */
export function atMost({ left, cost }: Mess, { meals, days, grams, percent }: Given) {
  const plates = (left * meals * days * percent) / 100;
  return {
    cut: Math.floor((left * percent) / 100),
    kg: twoFigures((plates * grams) / 1000),
    rupees: twoFigures(plates * cost),
  };
}

/** A slider's value as it is shown beside it. */
export const shownOf = (name: keyof Mess, mess: Mess): string =>
  name === 'cost' ? rupees(mess.cost * 100) : count(mess[name]);

/** What the owner's texts may name. */
export function valuesOf(mess: Mess, given: Given) {
  const most = atMost(mess, given);
  return { ...given, ...mess, ...most, kg: count(most.kg), rupees: rupees(most.rupees * 100) };
}
