/** The demo's store: time, undo and jumping back. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fresh, START, scan, told, topUp, use } from '../../../tests/demo/fresh.ts';
import { commandSequences, noon } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import type { Content } from '../../content/content.ts';
import { demoData } from '../../content/reading/vite.ts';
import { plateOf } from '../engine/selectors/plate.ts';
import { DAY_END } from '../engine/time.ts';
import type { DemoData } from './context.ts';
import { type Store, scansOf, serveFirst } from './store.ts';

// A type error if what the build hands to the demo does not fit.
demoData satisfies (content: Content) => DemoData | null;

const isToppedUp = (store: Store) => store.get().entries.some(({ command }) => command === topUp);

it('merges consecutive moves of time into one entry, so that a played day stays small', () => {
  const store = fresh();
  for (let second = START; second < START + 500; second++) store.goTo(second);
  store.act(topUp);
  for (let second = 1; second < 50; second++) store.goTo(store.get().state.second + 1);
  expect(store.get().entries.map(({ command }) => command.type)).toEqual([
    'move-time',
    'top-up',
    'move-time',
  ]);
});

it('says why a command is refused, and changes nothing then', () => {
  const store = fresh();
  store.act(topUp);
  const before = store.get();
  expect(store.act({ ...topUp, paise: -1 })).toBe('invalid');
  expect(store.get()).toBe(before);
});

it('begins at what the other pages show, and arrives there again from the opening', () => {
  const store = fresh();
  expect(plateOf(store.get().state, 'lunch')).toEqual(plateOf(noon, 'lunch'));
  store.goTo(plan.meals.lunch.opens * 60);
  expect(plateOf(store.get().state, 'lunch')).toMatchObject({ served: 0, lastFive: 0, forecast: 432 });
  store.goTo(noon.second);
  const [live, drawn] = [store.get().state, noon].map((state) => plateOf(state, 'lunch'));
  expect(live, 'The live hostel differs: see nowOf in sample.ts.').toEqual(drawn);
});

it.each([
  ['before the meal', plan.meals.lunch.opens * 60 - 600, START],
  ['in the middle of it', START + 600, START + 600],
  ['after it', plan.meals.lunch.closes * 60, START],
])('serves its first meal %s', (_, second, from) => {
  const store = fresh();
  store.goTo(second);
  serveFirst(store);
  expect(store.get()).toMatchObject({ playing: true, state: { second: from } });
});

it('undoes the last scan as if it had never been made, and nothing else', () => {
  fc.assert(
    fc.property(commandSequences, fc.integer({ min: 0, max: 600 }), (sequence, later) => {
      const store = fresh();
      use(store, sequence);
      store.act(scan);
      const to = store.get().state.second + 1 + later;
      store.goTo(to);
      store.act(topUp);
      // Time ends at the last second of the day.
      fc.pre(store.get().state.second < DAY_END);
      store.undoScan();
      const alone = fresh();
      use(alone, sequence);
      alone.goTo(to);
      alone.act(topUp);
      expect(told(store.get().state)).toEqual(told(alone.get().state));
    }),
    { numRuns: 40 },
  );
});

it('undoes scans one by one while the clock is paused, and nobody arrives meanwhile', () => {
  const store = fresh();
  store.goTo(START + 1200);
  const before = store.get();
  store.act(scan);
  store.act({ ...scan, resident: 'A001', at: 'door' });
  store.undoScan();
  store.undoScan();
  expect(told(store.get().state)).toEqual(told(before.state));
  store.undoScan();
  expect(store.get().state.second, 'There is no scan left to undo.').toBe(START + 1200);
});

it('discards later commands when it jumps back, and keeps earlier ones', () => {
  const store = fresh();
  store.act(topUp);
  store.goTo(START + 3600);
  store.act(scan);
  store.goTo(START + 1800);
  expect(isToppedUp(store), 'What came before is kept.').toBe(true);
  expect(scansOf(store.get())).toEqual([]);
  expect(store.get().state.second).toBe(START + 1800);
  store.undoScan();
  expect(isToppedUp(store), 'There is no scan left to undo.').toBe(true);
});
