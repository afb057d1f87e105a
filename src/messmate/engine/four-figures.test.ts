import { expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { dayNumber } from './calendar.ts';
import { MEALS } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { bookedDays, monthReport } from './selectors/books.ts';
import { fairOff, forecastError, forecastErrorOf, forecastMethod, unfairDays } from './selectors/method.ts';
import { pastCells } from './selectors/period.ts';
import { daysOf } from './selectors/period-sums.ts';
import { meanPlateCost } from './selectors/plate-costs.ts';

const { hostel } = sampleHostel(plan);
const month = daysOf(pastCells(hostel, { period: 'month', meal: null, wing: null }));
const booked = bookedDays(hostel, null);

it('gives a plate in the month so far the price that the month’s report gives it', () => {
  const report = monthReport(hostel, booked, 'this');
  expect(meanPlateCost(hostel, booked, month)).toEqual({
    from: report.from,
    to: report.to,
    paise: report.total.perPlate,
  });
  expect(meanPlateCost(hostel, [], month), 'Where nothing is booked there is no price.').toBeNull();
});

it('compares the forecast fairly: the whole as the method has it, and so for a meal and a wing', () => {
  const { days, ordinary } = forecastMethod({ hostel });
  const whole = fairOff(hostel, { meal: null, wing: null });
  expect(whole).toEqual({ days, ...ordinary, winner: undefined });
  const meals = MEALS.map((meal) => fairOff(hostel, { meal, wing: null }));
  const plates = meals.reduce((sum, { meals: count, forecast }) => sum + count * forecast, 0);
  expect(plates / whole.meals, 'The meals have to make up the whole.').toBeCloseTo(whole.forecast);
  const wing = fairOff(hostel, { meal: null, wing: 0 });
  expect(wing.meals).toBe(whole.meals);
  expect(wing.forecast, 'A wing is smaller than the hostel, and so is its error.').toBeLessThan(
    whole.forecast,
  );
});

it('tells the usual error of a meal’s forecast as the pages do, and of a wing’s', () => {
  for (const meal of MEALS) {
    expect(forecastErrorOf(hostel, { meal, wing: null })).toBe(forecastError(hostel, meal));
    expect(forecastErrorOf(hostel, { meal, wing: 0 })).toBeLessThanOrEqual(forecastError(hostel, meal));
  }
});

it('names the festivals that make last week no fair guess', () => {
  const names = (first: string, last: string) => unfairDays(hostel, dayNumber(first), dayNumber(last));
  const [festival] = plan.calendar.filter(({ kind }) => kind === 'festival').slice(-1);
  expect(names('2026-11-11', '2026-11-17'), 'It fell in the week before.').toEqual([festival?.name]);
  expect(names('2026-11-01', '2026-11-17'), 'Once, though it fell in both.').toEqual([festival?.name]);
  expect(names('2026-10-29', '2026-11-01'), 'Rain is nobody’s holiday.').toEqual([]);
});
