import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLunch } from '../../../tests/engine/commands.ts';
import { plan, rawPlan } from '../../../tests/engine/plan.ts';
import { hostelSchema } from '../../content/schemas/hostel.ts';
import { dayNumber, isoDay, monthOf, weekdayOf } from './calendar.ts';
import { createHostel } from './hostel.ts';
import { apportion, sum } from './lists.ts';
import { createRandom } from './random.ts';

it('counts weekdays from Monday, finds months, and rejects invalid days', () => {
  expect(weekdayOf(dayNumber('2026-11-17')), '17 November 2026 is a Tuesday.').toBe(1);
  expect(weekdayOf(dayNumber('1969-12-28')), '28 December 1969 is a Sunday, before day 0.').toBe(6);
  const { first, end } = monthOf(dayNumber('2025-12-31'));
  expect([isoDay(first), isoDay(end)]).toEqual(['2025-12-01', '2026-01-01']);
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-00-10'])
    expect(() => dayNumber(text)).toThrow(RangeError);
});

it('apportions a total into whole shares that add up to it, each within 1 of its exact share', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.array(fc.nat(500), { minLength: 1, maxLength: 30 }), (total, weights) => {
      const shares = apportion(total, weights);
      expect(sum(shares)).toBe(total);
      if (sum(weights) > 0)
        for (const [i, share] of shares.entries())
          expect(Math.abs(share - (total * (weights[i] ?? 0)) / sum(weights))).toBeLessThan(1);
    }),
  );
});

it('creates the same random stream for the same seed and path, and another for another seed or path', () => {
  const stream = (...path: [number, ...number[]]) => Array.from({ length: 4 }, createRandom(...path));
  expect(stream(1, 2)).toEqual(stream(1, 2));
  expect(stream(1, 2)).not.toEqual(stream(1, 3));
  expect(stream(1, 2)).not.toEqual(stream(2, 2));
  const value = createRandom(1346, 1)();
  expect(value, 'Another stream would change every figure of the site.').toBeCloseTo(0.5745034320279956, 12);
  expect(sum(Array.from({ length: 20000 }, createRandom(9))) / 20000).toBeCloseTo(0.5, 1);
});

describe('the list of residents', () => {
  const { residents } = atLunch.hostel;
  const reservedNames = residents.slice(0, 2).map(({ name }) => name);

  it('has 480, of whom 120 live in each wing, with distinct names and rooms', () => {
    const byWing = [0, 1, 2, 3].map((wing) => residents.filter((resident) => resident.wing === wing).length);
    expect(byWing).toEqual([120, 120, 120, 120]);
    for (const key of ['name', 'room', 'id'] as const)
      expect(new Set(residents.map((resident) => resident[key])).size).toBe(480);
    for (const { room } of residents) expect(room).toMatch(/^[A-D] [0-3](0[1-9]|[12]\d|30)$/);
  });

  it('repeats names if there are more residents than names', () => {
    const { residents } = createHostel(hostelSchema.parse({ ...rawPlan(), roomsPerFloor: 99 }));
    expect(residents).toHaveLength(4 * 4 * 99);
    expect(new Set(residents.map(({ id }) => id)).size).toBe(4 * 4 * 99);
    expect(new Set(residents.map(({ name }) => name)).size).toBeLessThan(4 * 4 * 99);
  });

  it('gives no resident a reserved name if there are enough others', () => {
    const names = createHostel({ ...plan, reservedNames }).residents.map(({ name }) => name);
    expect(new Set(names).size).toBe(480);
    for (const name of reservedNames) expect(names).not.toContain(name);
  });
});

type RawPlan = { meals: { dinner: object }; menus: { tue: { dinner: object } } };
const { meals, menus } = rawPlan() as RawPlan;
const withDinner = (menu: object) => ({ menus: { ...menus, tue: { ...menus.tue, dinner: menu } } });
const lateDinner = { ...meals.dinner, opens: '21:30', closes: '00:30' };

it.each([
  [[], {}],
  [['day: a day that exists'], { day: '2026-02-30' }],
  [["readAt: a time of the day as 'HH:MM'"], { readAt: '25:00' }],
  [['colour'], { colour: 'blue' }],
  [['leftWithForecast'], { kitchen: { ...plan.kitchen, leftWithForecast: 60 } }],
  [['no dishes and the reason'], withDinner({ veg: ['Dal'], closed: 'A day off' })],
  [['at least one vegetarian dish'], withDinner({ veg: [], non: [] })],
  [['at least one vegetarian dish'], withDinner({})],
  [['dinner.closed', 'at least one'], withDinner({ closed: '' })],
  [['write 23:55'], { meals: { ...meals, dinner: lateDinner } }],
])('reports the problems of hostel.yaml with their field or remedy: %j', (expected, change) => {
  const { error } = hostelSchema.safeParse({ ...rawPlan(), ...change });
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(problems).toEqual(expected.map((text) => expect.stringContaining(text)));
});
