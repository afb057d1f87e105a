import { z } from 'zod';
import { dayNumber, monthBefore } from '../messmate/engine/calendar.ts';
import { type HostelPlan, MEALS } from '../messmate/engine/plan.ts';

const words = (most: number) => z.string().trim().min(1).max(most);
const whole = (least: number, most: number) => z.int().min(least).max(most);
const percent = z.number().min(0).max(100);
const paise = whole(0, 100_000_000).describe('Money in paise: ₹1 is 100');
const id = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'Small letters, digits and hyphens, such as egg-puff');

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time as 'HH:MM', in quotes")
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
  .describe("A time of the day as 'HH:MM', in quotes");

const day = z
  .string()
  .refine(
    (text) => {
      try {
        return Number.isInteger(dayNumber(text));
      } catch {
        return false;
      }
    }, // What compares days further down is not to meet what is no day.
    { error: "A day of the calendar as 'YYYY-MM-DD', in quotes", abort: true },
  )
  .describe("A day as 'YYYY-MM-DD', in quotes");

const perMeal = <T extends z.ZodType>(value: T) =>
  z.strictObject({ breakfast: value, lunch: value, snacks: value, dinner: value });
const perWeekday = <T extends z.ZodType>(value: T) =>
  z.strictObject({ mon: value, tue: value, wed: value, thu: value, fri: value, sat: value, sun: value });

const names = z.strictObject({
  share: percent.describe('Of a hundred residents, how many have these names'),
  veg: percent.describe('Of them, how many of a hundred are vegetarian'),
  first: z.array(words(30)).min(1),
  last: z.array(words(30)).min(1),
});

const meal = z
  .strictObject({
    name: words(20),
    opens: clock,
    closes: clock,
    batches: z
      .array(clock)
      .min(1)
      .describe('When a fresh batch comes to the counter; the first when it opens'),
    curve: z.array(whole(0, 500)).describe('Weight of each five minutes from opening to closing'),
    plateGrams: whole(50, 2000),
    groceries: paise.describe('Groceries in one plate cooked, in paise'),
    reserve: whole(10, 100).describe('Plates left at closing when the kitchen cooks by habit'),
  })
  .refine((m) => m.closes > m.opens, { error: 'Closes before it opens', path: ['closes'] })
  .refine((m) => m.curve.length * 5 === m.closes - m.opens, {
    error: 'One number for each five minutes from opening to closing',
    path: ['curve'],
  })
  .refine((m) => m.curve.some((weight) => weight > 0), { error: 'Nobody would come', path: ['curve'] })
  .refine((m) => m.batches[0] === m.opens && rises(m.batches) && (m.batches.at(-1) ?? 0) < m.closes, {
    error: 'The first batch when the counter opens, the others after it and before closing',
    path: ['batches'],
  });

const menu = z.strictObject({ veg: z.array(words(40)).min(1), non: z.array(words(40)) });

const calendar = z
  .strictObject({
    name: words(60),
    kind: z.enum(['festival', 'exam', 'rain']),
    from: day,
    to: day,
    away: percent.describe('Per cent of residents who go home for it'),
    shift: perMeal(z.number().min(-50).max(50)).describe('Points added to the turnout of those who stay'),
  })
  .refine((entry) => entry.from <= entry.to, { error: 'Ends before it begins', path: ['to'] });

const cost = z.discriminatedUnion('kind', [
  z.strictObject({ id, name: words(60), kind: z.literal('groceries') }),
  z.strictObject({ id, name: words(60), kind: z.literal('monthly'), price: paise.describe('Paise a month') }),
  z.strictObject({
    id,
    name: words(60),
    kind: z.literal('cylinder'),
    cylinderGrams: whole(1, 100_000),
    gramsPerPlate: whole(0, 1000),
    price: paise.describe('Paise a cylinder'),
  }),
]);

const item = z
  .strictObject({
    id,
    name: words(40),
    mark: z.enum(['veg', 'non', 'none']).describe('Food mark; none for what is not eaten'),
    price: paise.min(100),
    cost: paise,
    stock: whole(0, 1000),
    capacity: whole(1, 1000),
    reorder: whole(0, 1000),
    likes: z.number().min(0).max(100).describe('How often it is chosen, against the others'),
  })
  .refine((i) => i.stock <= i.capacity, { error: 'More than the shelf holds', path: ['stock'] })
  .refine((i) => i.cost <= i.price, { error: 'Sold below its cost', path: ['cost'] });

const line = z.strictObject({ item: id, count: whole(1, 50) });

const shop = z
  .strictObject({
    opens: clock,
    closes: clock,
    walletLimit: paise,
    orders: z.strictObject({ from: whole(0, 23), perHour: z.array(whole(0, 500)).min(1) }),
    items: z.array(item).min(1).max(60),
    deliveries: z.array(z.strictObject({ item: id, count: whole(1, 1000), at: clock })),
    sampleOrder: z.array(line).min(1).max(10),
  })
  .refine((s) => s.orders.from + s.orders.perHour.length <= 24, {
    error: 'Runs past midnight',
    path: ['orders'],
  })
  .refine((s) => s.orders.from * 60 <= s.opens, {
    error: 'The hour in which the shop opens, or one before it',
    path: ['orders', 'from'],
    params: { mend: 'write the hour in which the shop opens: an order before it would be in no hour' },
  })
  .refine((s) => (s.orders.from + s.orders.perHour.length) * 60 >= s.closes, {
    error: 'One number for each hour until the shop closes',
    path: ['orders', 'perHour'],
    params: {
      mend: 'add a number for each hour until the shop closes: an order after them would be in none',
    },
  })
  .refine((s) => new Set(s.items.map((i) => i.id)).size === s.items.length, {
    error: 'Two items have the same id',
    path: ['items'],
  })
  .refine((s) => [...s.deliveries, ...s.sampleOrder].every((l) => s.items.some((i) => i.id === l.item)), {
    error: 'A delivery or the sample order names an item that the shop does not have',
    path: ['items'],
  });

/**
 * `content/hostel.yaml`: the invented hostel of the drawings and of the live demo. What it gives is the plan that the
 * engine takes, times in minutes.
 */
export const hostelSchema = z
  .strictObject({
    name: words(40),
    code: z.string().regex(/^[A-Z0-9]{2,6}$/, 'Two to six capital letters or digits'),
    day,
    readAt: clock.describe('The minute of the sample day that the pages show'),
    seed: whole(0, 4_294_967_295).describe('Another number is another hostel'),
    historyDays: whole(56, 120),
    wings: z
      .array(z.string().regex(/^[A-Z]$/, 'One capital letter'))
      .min(1)
      .max(8),
    floors: whole(1, 10),
    roomsPerFloor: whole(1, 99),
    names: z.array(names).min(1),
    meals: perMeal(meal),
    menus: perWeekday(perMeal(menu)),
    turnout: perWeekday(perMeal(percent)),
    leave: z.strictObject({ nearHome: percent, weekend: percent, oddDays: percent }),
    calendar: z.array(calendar),
    kitchen: z.strictObject({
      forecastFrom: day,
      leftWithForecast: whole(70, 99).describe('The product says "up to 30%": no less than 70'),
      forecastReadyBefore: whole(0, 600),
      filedAfter: whole(0, 600),
    }),
    costs: z.array(cost).min(1),
    shop,
  })
  .refine(
    (h) =>
      h.historyDays - 14 >= dayNumber(h.day) - dayNumber(h.kitchen.forecastFrom) &&
      h.kitchen.forecastFrom < h.day,
    {
      error: 'The forecast begins before the sample day, and at least a fortnight after the history does',
      path: ['kitchen', 'forecastFrom'],
    },
  )
  .superRefine((h, { addIssue }) => {
    const number = dayNumber(h.day);
    const minimum = number - monthBefore(number).first;
    if (h.historyDays < minimum)
      addIssue({
        code: 'too_small',
        origin: 'number',
        minimum,
        path: ['historyDays'],
        message: `The whole calendar month before the sample day, whose cost is shown: ${minimum} days`,
      });
  })
  .refine((h) => rises(MEALS.flatMap((m) => [h.meals[m].opens, h.meals[m].closes])), {
    error: 'A meal opens before the one before it has closed',
    path: ['meals'],
  })
  .refine(hasNamesForAll, {
    error: 'Too few names: every resident has a name of their own',
    path: ['names'],
  });

type Rooms = { wings: string[]; floors: number; roomsPerFloor: number };
type Names = { first: string[]; last: string[]; share: number };

function hasNamesForAll(hostel: Rooms & { names: Names[] }): boolean {
  const residents = hostel.wings.length * hostel.floors * hostel.roomsPerFloor;
  const shares = hostel.names.reduce((sum, { share }) => sum + share, 0);
  return hostel.names.every(
    ({ first, last, share }) => first.length * last.length >= Math.ceil((share * residents) / shares),
  );
}

function rises(times: readonly number[]): boolean {
  return times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0));
}

// The schema gives what the engine takes: a difference is an error of the type check, here.
hostelSchema satisfies z.ZodType<HostelPlan>;
