import { z } from 'zod';
import { DRAWING_NAMES, type DrawingName, type FoodColour } from './dish-drawings.ts';
import { shopSchema } from './hostel-shop.ts';
import {
  clock,
  dayNumber,
  foodColour,
  hostelText,
  integer,
  isRising,
  MEALS,
  mustBe,
  percent,
  rupees,
  startOfPreviousMonth,
} from './hostel-values.ts';
import { groupOf, isoDate, matching, slug, unique } from './text.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const perMeal = <T extends z.ZodType>(value: T) => groupOf(MEALS, value);
const perWeekday = <T extends z.ZodType>(value: T) => groupOf(WEEKDAYS, value);

const regionalNames = z.strictObject({
  share: percent.describe('how many of a hundred residents have these names'),
  veg: percent.describe('how many of a hundred of them are vegetarian'),
  first: z.array(hostelText(30)).min(1).describe('first names that go with the last names'),
  last: z.array(hostelText(30)).min(1).describe('last names that go with the first names'),
});

const meal = z
  .strictObject({
    name: hostelText(20),
    opens: clock,
    closes: clock,
    slots: z
      .array(clock)
      .min(1)
      .describe('when each serving slot begins, with fresh food; the first is the opening'),
    curve: z.array(integer(0, 500)).describe('how many come in each five minutes, relative to the others'),
    plateGrams: integer(50, 2000).describe('grams of food on one plate'),
    groceries: rupees().describe('groceries for one plate cooked, in rupees'),
    reserve: integer(10, 100).describe('plates left over at closing on days when the kitchen cooks by habit'),
  })
  .refine(
    (meal) => meal.closes > meal.opens,
    mustBe('closes', 'a later time on the same day: for a dinner until 00:30 write 23:55', true),
  )
  .refine(
    (meal) => (meal.closes - meal.opens) % 5 === 0,
    mustBe('closes', 'a time that is a multiple of five minutes after the meal opens', true),
  )
  .superRefine((meal, { addIssue }) => {
    const needed = (meal.closes - meal.opens) / 5;
    const message = `${needed} numbers, one for each five minutes from opening to closing`;
    if (meal.curve.length !== needed) addIssue({ code: 'custom', path: ['curve'], message });
  })
  .refine(({ curve }) => curve.some((weight) => weight > 0), mustBe('curve', 'at least one number above 0'))
  .refine(
    ({ slots, opens, closes }) => slots[0] === opens && isRising([...slots, closes]),
    mustBe('slots', 'the first slot when the counter opens, the others after it and before closing'),
  );

/** Staples, whose pieces are drawn as the grains of a plate (src/ui/Thali/grain-shapes.ts). */
export const STAPLES = ['rice', 'puffed rice', 'idli', 'dosa', 'pav', 'bread'] as const;
export type Staple = (typeof STAPLES)[number];

const dish = z
  .strictObject({
    name: hostelText(40).describe('a dish, spelt as in the menus'),
    mark: z.enum(DRAWING_NAMES).optional().describe('its drawing, beside the heap'),
    colour: foodColour.describe('the colour of its gravy, drink or chutney, if not that of the drawing'),
    heap: z
      .enum(STAPLES)
      .optional()
      .describe(
        'its heap: rice also for poha or biryani, bread for roti or puri; of a menu’s heaps only one is drawn, rice first',
      ),
  })
  .refine(({ mark, heap }) => mark ?? heap, mustBe('mark', 'a mark or a heap'));

/** Names of dishes; the form offers to add those that `dishes` lacks. */
const dishNames = z.array(hostelText(40)).default([]).meta({ entriesIn: 'dishes' });

const menu = z
  .strictObject({
    veg: dishNames.describe('vegetarian dishes'),
    non: dishNames.describe('dishes with egg, fish or meat'),
    closed: hostelText(80)
      .optional()
      .describe('why it is not served, such as "The cooks have the evening off"; it has no dishes then'),
  })
  .refine(
    ({ veg, non, closed }) => (closed ? veg.length + non.length === 0 : veg.length > 0),
    mustBe('veg', 'at least one vegetarian dish, or no dishes and the reason why it is not served (closed)'),
  );

type PerMeal<T> = Record<(typeof MEALS)[number], T>;
type Menus = Record<(typeof WEEKDAYS)[number], PerMeal<z.output<typeof menu>>>;
/** A meal of the sample day; `closed` is the reason why it is not served. */
type DayMeal = z.output<typeof meal> & { closed?: string | undefined };

const menusOf = ({ day, menus }: { day: string; menus: Menus }) =>
  menus[WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon'];

/** Adds the reason to each meal that is not served on the sample day. */
const addClosures = (hostel: { day: string; menus: Menus; meals: PerMeal<z.output<typeof meal>> }) =>
  Object.fromEntries(
    MEALS.map((id) => [id, { ...hostel.meals[id], closed: menusOf(hostel)[id].closed }]),
  ) as PerMeal<DayMeal>;

const calendarEntry = z
  .strictObject({
    name: hostelText(60),
    kind: z.enum(['festival', 'exam', 'rain']),
    from: isoDate,
    to: isoDate,
    away: percent.describe('per cent of residents who go home for it'),
    shift: perMeal(z.number().min(-50).max(50)).describe('points added to the turnout of those who stay'),
  })
  .refine((entry) => entry.from <= entry.to, mustBe('to', 'a day that is not before "from"'));

const costFields = { id: slug, name: hostelText(60) };
const cost = z.discriminatedUnion('kind', [
  z.strictObject({ ...costFields, kind: z.literal('groceries') }),
  z.strictObject({ ...costFields, kind: z.literal('monthly'), price: rupees().describe('rupees a month') }),
  z.strictObject({
    ...costFields,
    kind: z.literal('cylinder'),
    cylinderGrams: integer(1, 100_000).describe('grams of gas in a cylinder'),
    gramsPerPlate: integer(0, 1000).describe('grams of gas burnt for a plate'),
    price: rupees().describe('rupees a cylinder'),
  }),
]);

/** `content/hostel.yaml`: the invented hostel, and the plan of the engine (src/messmate/engine/plan.ts). */
export const hostelSchema = z
  .strictObject({
    name: hostelText(40),
    code: matching(/^[A-Z0-9]{2,6}$/, 'two to six capital letters or digits, for the QR pass'),
    day: isoDate.describe("the sample day that the pages show, as '2026-11-17'"),
    readAt: clock.describe("the minute of the sample day that the pages show, during a meal, as 'HH:MM'"),
    seed: integer(0, 4_294_967_295).describe('any number; each gives another hostel'),
    historyDays: integer(56, 120).describe('how many days before the sample day are simulated'),
    wings: z
      .array(matching(/^[A-Z]$/, 'one capital letter'))
      .min(1)
      .max(8)
      .refine((wings) => new Set(wings).size === wings.length, 'each wing once')
      .describe('the wings'),
    floors: integer(1, 10).describe('floors, from the ground floor'),
    roomsPerFloor: integer(1, 99).describe('rooms on each floor of a wing, with one resident each'),
    names: z.array(regionalNames).min(1).describe('first and last names that go together, by region'),
    meals: perMeal(meal),
    menus: perWeekday(perMeal(menu)),
    dishes: z
      .array(dish)
      .superRefine(unique('name'))
      .optional()
      .describe('how dishes are drawn on the plate: one heap, and at most four beside it'),
    turnout: perWeekday(perMeal(percent)).describe('of a hundred residents not away, how many eat'),
    leave: z
      .strictObject({
        nearHome: percent.describe('per cent of residents who live near enough to go home for a weekend'),
        weekend: percent.describe('how many of a hundred of them go on a usual weekend'),
        oddDays: percent.describe('per cent of residents who leave for some days, on any day'),
      })
      .describe('who is away'),
    calendar: z.array(calendarEntry).describe('days out of the ordinary; an empty list [] if there are none'),
    kitchen: z.strictObject({
      forecastFrom: isoDate.describe('the first day on which the kitchen cooked by the forecast'),
      leftWithForecast: integer(70, 99).describe(
        'for each hundred plates left over when cooking by habit, how many are left with the forecast; at least 70, as the product says "up to 30%"',
      ),
    }),
    costs: z.array(cost).min(1).describe('what a month costs'),
    shop: shopSchema,
  })
  .refine(
    ({ historyDays, day, kitchen }) =>
      historyDays - 14 >= dayNumber(day) - dayNumber(kitchen.forecastFrom) && kitchen.forecastFrom < day,
    {
      error: 'a day before the sample day, and at least a fortnight after the history begins',
      path: ['kitchen', 'forecastFrom'],
    },
  )
  .superRefine(({ day, historyDays }, { addIssue }) => {
    const needed = dayNumber(day) - startOfPreviousMonth(day);
    const message = `at least ${needed} days: the cost of the whole calendar month before the sample day is shown`;
    if (historyDays < needed) addIssue({ code: 'custom', path: ['historyDays'], message });
  })
  .refine(
    ({ meals }) => isRising(Object.values(meals).flatMap(({ opens, closes }) => [opens, closes])),
    mustBe('meals', 'meals that each open after the one before has closed'),
  )
  .refine(
    (hostel) => Object.values(menusOf(hostel)).some(({ closed }) => !closed),
    mustBe('day', 'a day on which at least one meal is served'),
  )
  .transform((hostel) => ({ ...hostel, meals: addClosures(hostel) }));

export type HostelContent = z.output<typeof hostelSchema>;

/** The drawing of a meal: its staple, and the dishes beside it in the order of the menu. */
export type Food = Readonly<{
  staple: Staple;
  dishes: readonly Readonly<{ drawing: DrawingName; colour?: FoodColour | 'white' | undefined }>[];
}>;
