import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandSequences, midnight, runSequence, stateAt } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { setLanguage } from '../../content/language/language.ts';
import { computePlate } from '../../ui/Thali/layout.ts';
import { createHostel } from '../engine/hostel.ts';
import { MEALS } from '../engine/plan.ts';
import { readMeal } from '../engine/selectors/meals.ts';
import { countStudents, plateCapacityOf } from '../engine/selectors/plate.ts';
import { type HostelState, startDay } from '../engine/state.ts';
import { lastOpenedMeal } from '../engine/time.ts';
import { describeClosing } from '../store/meal-progress.ts';
import { createStore } from '../store/store.ts';

/** Computes the layout of the plate as the hero does (Stage.tsx). */
function computeLayout(state: HostelState) {
  const meal = lastOpenedMeal(state.hostel.plan, state.second);
  return computePlate(countStudents(state, meal), readMeal(state, meal).food, plateCapacityOf(state, meal))
    .layout;
}

const days = [midnight, ...[1, 2, 3].map((seed) => startDay(createHostel({ ...plan, seed })))];

test('moves no grain between a meal’s opening and its closing, after any commands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...days),
      fc.constantFrom(...MEALS),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 }),
      commandSequences,
      (day, meal, stepSeconds, commands) => {
        const { opens, closes } = plan.meals[meal];
        const opening = stateAt(opens * 60, day);
        const steps = stepSeconds.map((seconds) => ({ second }: HostelState) => ({
          type: 'move-time' as const,
          to: Math.min(closes * 60, second + seconds),
        }));
        const layout = computeLayout(opening);
        for (const state of runSequence(opening, [...steps, ...commands]))
          if (lastOpenedMeal(plan, state.second) === meal) expect(computeLayout(state)).toBe(layout);
      },
    ),
    { numRuns: 60 },
  );
});

test('reports missing students as students, not as grains, if a grain represents several', () => {
  setLanguage('en-IN');
  const wings = ['A', 'B', 'C', 'D', 'E'];
  const { closes } = plan.meals.lunch;
  const results = [1, 2, 3, 4].map((seed) =>
    describeClosing(createStore(createHostel({ ...plan, wings, seed }), closes * 60).initialView),
  );
  for (const { errorText, plates, forecast } of results) {
    expect(errorText).not.toContain('grain');
    // The sentence for one missing student has another form.
    if (plates < forecast - 1) expect(errorText).toBe(`${forecast - plates} who were expected did not come.`);
  }
  expect(results.some(({ plates, forecast }) => plates < forecast - 1)).toBe(true);
});
