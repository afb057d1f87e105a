/** The demo's store as the attendance uses it: its beginning, undoing any entry, and the pass that is shown. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { createHostel } from '../engine/hostel.ts';
import { passText } from '../engine/pass.ts';
import { MEALS } from '../engine/plan.ts';
import { sampleHostel } from '../engine/sample.ts';
import { wings } from '../engine/selectors/wings.ts';
import { readSaved } from './saved.ts';
import { commandsOf, createStore } from './store.ts';

const hostel = createHostel(plan);
const open = () => createStore(hostel, plan.readAt * 60);
const passOf = (place: number) =>
  passText(plan.code, { resident: hostel.residents[place]?.id ?? '', day: plan.day, meal: 'lunch' });

test('the demo begins where the drawing ends', () => {
  expect(
    wings(open().get().state),
    'The live hostel differs from the drawing: see startOfDay in store.ts.',
  ).toEqual(wings(sampleHostel(plan)));
});

test('an entry that is undone is as if it had never been made, and the others stay', () => {
  const scans = fc.uniqueArray(fc.nat(hostel.residents.length - 1), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(scans, fc.nat(), fc.nat(900), (places, choice, later) => {
      const [store, without] = [open(), open()];
      const wrong = choice % places.length;
      places.forEach((place, i) => {
        store.act({ type: 'scan', pass: passOf(place) });
        if (i !== wrong) without.act({ type: 'scan', pass: passOf(place) });
      });
      const to = store.get().state.second + later;
      store.goTo(to);
      without.goTo(to);
      const entry = store.get().entries.filter(({ command }) => command.type === 'scan')[wrong];
      expect(store.undo(entry)).toBe('scan');
      const [is, ought] = [store.get().state, without.get().state];
      expect(is.second).toBe(ought.second);
      expect(is.plates).toEqual(ought.plates);
      expect(is.checkedIn.map((meal) => [...meal].map((at) => at >= 0))).toEqual(
        ought.checkedIn.map((meal) => [...meal].map((at) => at >= 0)),
      );
      // Another tab can follow.
      const other = open();
      expect(other.load(commandsOf(store.get()))).toBe(true);
      expect(other.get().state.log).toEqual(is.log);
    }),
    { numRuns: 15 },
  );
});

test('an entry of another view is not undone', () => {
  const [store, other] = [open(), open()];
  store.act({ type: 'scan', pass: '' });
  other.act({ type: 'scan', pass: '' });
  const before = store.get();
  expect(store.undo(other.get().entries.at(-1))).toBeNull();
  expect(store.get()).toBe(before);
});

test('the pass that is shown is told to the other tabs; what cannot be one is left out', () => {
  const saved = {
    version: 'V',
    revision: 1,
    by: 'me',
    commands: [{ type: 'move-time', to: 1 }],
    playing: false,
    speed: 'real',
    driver: null,
    round: 0,
  };
  expect(readSaved(saved)).toMatchObject({ shown: undefined, round: 0 });
  for (const meal of [...MEALS, null]) {
    const shown = { resident: 'C214', meal, at: 'door', isOld: true };
    expect(readSaved({ ...saved, shown })?.shown).toEqual(shown);
  }
  expect(readSaved({ ...saved, shown: { resident: 'C214', meal: 'brunch' } })?.shown?.meal).toBeNull();
  for (const shown of [null, 7, 'C214', [], { meal: 'lunch' }, { resident: 3, meal: 'lunch' }])
    expect(readSaved({ ...saved, shown })).toMatchObject({ shown: undefined, revision: 1 });
});
