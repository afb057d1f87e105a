import { expect, test } from 'vitest';
import { plan } from '../../../../tests/engine/plan.ts';
import { forecastError } from '../../../messmate/engine/forecast-error.ts';
import { MEALS } from '../../../messmate/engine/plan.ts';
import { createSampleState } from '../../../messmate/engine/sample.ts';
import { computeDailyErrors } from './ForecastErrors.tsx';

test('returns daily errors whose mean size is the error that the site states, and the day with the largest error', () => {
  const state = createSampleState(plan);
  for (const meal of MEALS) {
    const { days, worst } = computeDailyErrors(state, meal);
    const errors = days.map((day) => Math.abs(day.error));
    const mean = errors.reduce((sum, plates) => sum + plates, 0) / errors.length;
    expect(Math.max(1, Math.round(mean)), meal).toBe(forecastError(state.hostel, meal));
    expect(Math.abs(worst.error), meal).toBe(Math.max(...errors));
  }
});
