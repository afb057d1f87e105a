import { z } from 'zod';
import { FOOD_COLOURS } from './dish-drawings.ts';
import { textOfLength } from './text.ts';

export const MEALS = ['breakfast', 'lunch', 'snacks', 'dinner'] as const;

export const hostelText = (max: number) => textOfLength(1, max).describe(`at most ${max} characters`);

export const integer = (min: number, max: number) => z.int().min(min).max(max);

export const percent = z.number().min(0).max(100).describe('a share in per cent');

/** An amount in rupees, which becomes paise. */
export const rupees = (min = 0) =>
  z
    .number()
    .min(min)
    .max(100_000_000)
    .multipleOf(0.01)
    .transform((amount) => Math.round(amount * 100))
    .describe('an amount in rupees, such as 25 or 22.5');

const CLOCK_ADVICE = "a time of the day as 'HH:MM'";

/** A time of the day, which becomes minutes since midnight. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK_ADVICE)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
  .meta({ format: 'time' })
  .describe(CLOCK_ADVICE);

export const foodColour = z.enum(['white', ...FOOD_COLOURS]).optional();

/** Options of `refine` for a field. @param error describes a correct value @param abort skips later refinements */
export const mustBe = (field: string, error: string, abort = false) => ({ path: [field], error, abort });

/** Returns the days since 1970-01-01. */
export const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/** Returns the first day of the previous month, as a day number. */
export const startOfPreviousMonth = (iso: string): number =>
  Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 2) / 86_400_000;

export const isRising = (times: readonly number[]): boolean =>
  times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0));
