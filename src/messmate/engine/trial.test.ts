/** What the services show of the sample hostel. */
import { expect, test } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { sampleHostel } from './sample.ts';
import { scan } from './scan.ts';
import { busiest, passToCome } from './selectors/checkins.ts';
import { meals } from './selectors/meals.ts';

const state = sampleHostel(plan);

test('the pass on the phone is one that the counter lets in', () => {
  const pass = passToCome(state);
  expect(pass.checkedInAt).toBeNull();
  expect(scan(state, pass.text, state.second)).toMatchObject({ type: 'checked-in', resident: pass.resident });
});

test('the busiest five minutes are the earliest with the most plates, and give each plate its share', () => {
  for (const meal of meals(state)) {
    const peak = busiest(meal);
    for (const { from, plates, toCome } of meal.bins)
      expect(plates + toCome - (from < peak.from ? -1 : 0)).toBeLessThanOrEqual(peak.plates);
    expect(peak.seconds * peak.plates).toBeLessThanOrEqual(300);
  }
  expect(() => busiest({ bins: [] })).toThrow(RangeError);
});
