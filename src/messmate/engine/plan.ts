import type { HostelContent } from '../../content/schemas/hostel.ts';

/** The content of `hostel.yaml`. Times are minutes since midnight, money is paise, weights grams, shares per cent. */
export type HostelPlan = HostelContent & {
  /** Names of real people. Residents get them only once the other names of their region are taken. */
  readonly reservedNames?: readonly string[];
};

export type MealPlan = HostelPlan['meals'][MealId];
/** A festival, an examination period or a spell of rain, with its first and last day. */
export type CalendarEntry = HostelPlan['calendar'][number];
export type Cost = HostelPlan['costs'][number];
/** An item of a tuckshop order, and the number of its pieces. */
export type OrderLine = Readonly<HostelPlan['shop']['sampleOrder'][number]>;
/** `veg` or `non`, as India marks packed food with green or brown. Eggs are `non`. */
export type Diet = Exclude<HostelPlan['shop']['items'][number]['mark'], 'none'>;

export const MEALS = ['breakfast', 'lunch', 'snacks', 'dinner'] as const;
export type MealId = (typeof MEALS)[number];
/** The index of each meal in MEALS. */
export const MEAL_INDEX: Readonly<Record<MealId, number>> = { breakfast: 0, lunch: 1, snacks: 2, dinner: 3 };

/** The keys of `hostel.yaml` for the engine's weekdays: 0 is Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
