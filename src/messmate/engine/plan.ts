/**
 * The plan of a hostel: every word and number that the engine is given. `content/hostel.yaml` holds it and
 * `src/content/schemas/hostel.ts` checks it; the engine has no visible words of its own. Times are minutes since
 * midnight, money is in paise, weights are in grams, shares are per cent.
 */

/** The four meals in the order of the day. */
export const MEALS = ['breakfast', 'lunch', 'snacks', 'dinner'] as const;
export type MealId = (typeof MEALS)[number];
/** Number of a meal in the day, 0 to 3. */
export const MEAL_INDEX: Readonly<Record<MealId, number>> = { breakfast: 0, lunch: 1, snacks: 2, dinner: 3 };

/** Weekdays from Monday, the order of every weekday number in the engine: 0 is Monday, 6 is Sunday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Food mark of packed food in India: green for vegetarian, brown for all else that was or held an animal, eggs too. */
export type Diet = 'veg' | 'non';
/** Mark of a shop item; what is not eaten has none. */
type Mark = Diet | 'none';

type PerMeal<T> = Readonly<Record<MealId, T>>;
type PerWeekday<T> = Readonly<Record<Weekday, T>>;

/** A region's first and last names, which go together. */
export type NamesPlan = {
  readonly share: number;
  readonly veg: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
};

/** One meal's times and amounts; `curve` has one weight for each five minutes between opening and closing. */
export type MealPlan = {
  readonly name: string;
  readonly opens: number;
  readonly closes: number;
  readonly slots: readonly number[];
  readonly curve: readonly number[];
  readonly plateGrams: number;
  readonly groceries: number;
  readonly reserve: number;
};

/** What one meal offers, in the order of the menu board. */
type MenuPlan = { readonly veg: readonly string[]; readonly non: readonly string[] };

/** Days out of the ordinary, first and last day included. */
export type CalendarPlan = {
  readonly name: string;
  readonly kind: 'festival' | 'exam' | 'rain';
  readonly from: string;
  readonly to: string;
  readonly away: number;
  readonly shift: PerMeal<number>;
};

/** A cost head of the month. */
export type CostPlan =
  | { readonly id: string; readonly name: string; readonly kind: 'groceries' }
  | { readonly id: string; readonly name: string; readonly kind: 'monthly'; readonly price: number }
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'cylinder';
      readonly cylinderGrams: number;
      readonly gramsPerPlate: number;
      readonly price: number;
    };

/** An item of the shop: paise, and pieces on the shelf. */
export type ItemPlan = {
  readonly id: string;
  readonly name: string;
  readonly mark: Mark;
  readonly price: number;
  readonly cost: number;
  readonly stock: number;
  readonly capacity: number;
  readonly reorder: number;
  readonly likes: number;
};

/** A number of pieces of one item. */
export type Line = { readonly item: string; readonly count: number };

type ShopPlan = {
  readonly opens: number;
  readonly closes: number;
  readonly walletLimit: number;
  readonly orders: { readonly from: number; readonly perHour: readonly number[] };
  readonly items: readonly ItemPlan[];
  readonly deliveries: readonly (Line & { readonly at: number })[];
  readonly sampleOrder: readonly Line[];
};

export type HostelPlan = {
  readonly name: string;
  readonly code: string;
  readonly day: string;
  readonly readAt: number;
  readonly seed: number;
  readonly historyDays: number;
  readonly wings: readonly string[];
  readonly floors: number;
  readonly roomsPerFloor: number;
  readonly names: readonly NamesPlan[];
  /** Names of real people, which no resident may have. */
  readonly taken?: readonly string[];
  readonly meals: PerMeal<MealPlan>;
  readonly menus: PerWeekday<PerMeal<MenuPlan>>;
  /** The drawings of dishes, by name. */
  readonly dishes?: readonly { readonly name: string; readonly mark: string }[] | undefined;
  readonly turnout: PerWeekday<PerMeal<number>>;
  readonly leave: { readonly nearHome: number; readonly weekend: number; readonly oddDays: number };
  readonly calendar: readonly CalendarPlan[];
  readonly kitchen: {
    readonly forecastFrom: string;
    readonly leftWithForecast: number;
  };
  readonly costs: readonly CostPlan[];
  readonly shop: ShopPlan;
};
