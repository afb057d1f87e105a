import type { Hostel } from '../../content/schemas/hostel.ts';

/**
 * The plan of a hostel: every word and number that the engine is given. `content/hostel.yaml` holds it, and its schema says
 * what each of them is; the engine has no visible words of its own. Times are minutes since midnight, money is in paise,
 * weights are in grams, shares are per cent.
 */
export type HostelPlan = Hostel & {
  /** Names of real people, which no resident may have. */
  readonly taken?: readonly string[];
};

/** A region's first and last names, which go together. */
export type NamesPlan = HostelPlan['names'][number];
/** One meal's times and amounts. */
export type MealPlan = HostelPlan['meals'][MealId];
/** Days out of the ordinary, first and last day included. */
export type CalendarPlan = HostelPlan['calendar'][number];
/** A cost head of the month. */
export type CostPlan = HostelPlan['costs'][number];
/** An item of the shop. */
export type ItemPlan = HostelPlan['shop']['items'][number];
/** A number of pieces of one item. */
export type Line = Readonly<HostelPlan['shop']['sampleOrder'][number]>;
/** Food mark of packed food in India: green for vegetarian, brown for all else that was or held an animal, eggs too. */
export type Diet = Exclude<ItemPlan['mark'], 'none'>;

/** The four meals in the order of the day. */
export const MEALS = ['breakfast', 'lunch', 'snacks', 'dinner'] as const;
export type MealId = (typeof MEALS)[number];
/** Number of a meal in the day, 0 to 3. */
export const MEAL_INDEX: Readonly<Record<MealId, number>> = { breakfast: 0, lunch: 1, snacks: 2, dinner: 3 };

/** Weekdays from Monday, the order of every weekday number in the engine: 0 is Monday, 6 is Sunday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
