import type { Hostel } from '../../content/schemas/hostel.ts';

/**
 * Every word and number given to the engine, from `content/hostel.yaml`; its schema documents them. Times are minutes
 * since midnight, money is in paise, weights are in grams, shares are per cent.
 */
export type HostelPlan = Hostel & {
  /** Names of real people, not to be given to residents. */
  readonly taken?: readonly string[];
};

/** First and last names of one region. */
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
/** India's mark on packed food: green for vegetarian, brown for anything else, eggs included. */
export type Diet = Exclude<ItemPlan['mark'], 'none'>;

/** The four meals in the order of the day. */
export const MEALS = ['breakfast', 'lunch', 'snacks', 'dinner'] as const;
export type MealId = (typeof MEALS)[number];
/** Number of a meal in the day, 0 to 3. */
export const MEAL_INDEX: Readonly<Record<MealId, number>> = { breakfast: 0, lunch: 1, snacks: 2, dinner: 3 };

/** Every weekday number in the engine counts from Monday, 0. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
