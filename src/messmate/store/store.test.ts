import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestStore, omitTimeMoves, runAll, START, scan, topUp } from '../../../tests/demo/store.ts';
import { atLunch, commandSequences } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import type { Content } from '../../content/content.ts';
import { selectDemoData } from '../../content/reading/vite.ts';
import { countStudents } from '../engine/selectors/plate.ts';
import { LAST_SECOND } from '../engine/time.ts';
import type { DemoData } from './context.ts';
import { type Store, scansOf, serveFirstMeal } from './store.ts';

// Causes a type error if the build's data does not fit the demo.
selectDemoData satisfies (content: Content) => DemoData | null;

const isToppedUp = (store: Store) => store.get().entries.some(({ command }) => command === topUp);

it('merges consecutive moves of the clock into one entry', () => {
  const store = createTestStore();
  for (let second = START; second < START + 500; second++) store.goTo(second);
  store.dispatch(topUp);
  for (let second = 1; second < 50; second++) store.goTo(store.get().state.second + 1);
  const types = store.get().entries.map(({ command }) => command.type);
  expect(types).toEqual(['move-time', 'top-up', 'move-time']);
});

it('returns the reason for a refused top-up, and changes nothing', () => {
  const store = createTestStore();
  store.dispatch(topUp);
  const before = store.get();
  expect(store.dispatch({ ...topUp, paise: -1 })).toBe('invalid');
  expect(store.get()).toBe(before);
});

it('starts with the figures that all pages show, and has them again after a jump to the opening and back', () => {
  const store = createTestStore();
  const countLunch = () => countStudents(store.get().state, 'lunch');
  expect(countLunch()).toEqual(countStudents(atLunch, 'lunch'));
  store.goTo(plan.meals.lunch.opens * 60);
  expect(countLunch()).toMatchObject({ served: 0, justServed: 0, forecast: 432 });
  store.goTo(atLunch.second);
  expect(countLunch()).toEqual(countStudents(atLunch, 'lunch'));
});

it.each([
  ['from the demo’s start, if the meal is not yet open', plan.meals.lunch.opens * 60 - 600, START],
  ['from the current second, if the meal is open', START + 600, START + 600],
  ['from the demo’s start, if the meal is over', plan.meals.lunch.closes * 60, START],
])('serves the demo’s first meal %s', (_, second, expectedSecond) => {
  const store = createTestStore();
  store.goTo(second);
  serveFirstMeal(store);
  expect(store.get()).toMatchObject({ isPlaying: true, state: { second: expectedSecond } });
});

it('undoes the last scan and keeps the commands around it', () => {
  fc.assert(
    fc.property(commandSequences, fc.integer({ min: 0, max: 600 }), (sequence, secondsLater) => {
      const store = createTestStore();
      runAll(store, sequence);
      store.dispatch(scan);
      const to = store.get().state.second + 1 + secondsLater;
      store.goTo(to);
      store.dispatch(topUp);
      // Skips runs that reach the last second of the day, where the clock stops.
      fc.pre(store.get().state.second < LAST_SECOND);
      store.undoScan();
      const expected = createTestStore();
      runAll(expected, sequence);
      expected.goTo(to);
      expected.dispatch(topUp);
      expect(omitTimeMoves(store.get().state)).toEqual(omitTimeMoves(expected.get().state));
    }),
    { numRuns: 40 },
  );
});

it('undoes scans one by one, and sets the clock back to the time before each', () => {
  const store = createTestStore();
  store.goTo(START + 1200);
  const before = store.get();
  store.dispatch(scan);
  store.dispatch({ ...scan, resident: 'A001', place: 'door' });
  store.undoScan();
  store.undoScan();
  expect(omitTimeMoves(store.get().state)).toEqual(omitTimeMoves(before.state));
  store.undoScan();
  expect(store.get().state.second, 'There is no scan left to undo.').toBe(START + 1200);
});

it('discards later commands when it jumps back, and keeps earlier ones', () => {
  const store = createTestStore();
  store.dispatch(topUp);
  store.goTo(START + 3600);
  store.dispatch(scan);
  store.goTo(START + 1800);
  expect(isToppedUp(store)).toBe(true);
  expect(scansOf(store.get())).toEqual([]);
  expect(store.get().state.second).toBe(START + 1800);
  store.undoScan();
  expect(isToppedUp(store), 'There is no scan left to undo.').toBe(true);
});
