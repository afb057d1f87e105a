/** Two tabs are one hostel: what one does, the other has, and they have one clock. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START, topUp } from '../../../tests/demo/fresh.ts';
import { browser, isToppedUp, KEY, type Tab } from '../../../tests/demo/tabs.ts';
import { commandsOf } from './store.ts';

const secondOf = ({ store }: Tab) => store.get().state.second;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two tabs', () => {
  it('show the same: what one does, the other has', () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    one.store.act(topUp);
    expect(isToppedUp(other)).toBe(true);
    other.store.undo();
    expect(isToppedUp(one)).toBe(false);
    one.store.goTo(START - 3600);
    expect(secondOf(other)).toBe(START - 3600);
    other.store.startOver();
    expect(secondOf(one)).toBe(START);
  });

  it('can bring back what was lost in one while the clock of the other goes on', () => {
    const { open } = browser();
    const [driver, other] = [open(), open()];
    driver.store.set({ playing: true });
    other.store.goTo(START + 600);
    other.store.act(topUp);
    for (const lose of [() => other.store.goTo(START), () => other.store.startOver()]) {
      lose();
      for (let step = 1; step <= 3; step++) driver.store.goTo(START + step);
      expect(secondOf(other), 'The clock goes on in both.').toBe(START + 3);
      expect(isToppedUp(other)).toBe(false);
      expect(other.store.undo()).not.toBeNull();
      expect([other, driver].map(isToppedUp), 'Undo has to bring it back.').toEqual([true, true]);
    }
  });

  it('agree from the moment in which the second is opened', () => {
    const { open } = browser();
    const one = open();
    one.store.act(topUp);
    expect(isToppedUp(open())).toBe(true);
  });

  it('come to the same, whatever is pressed in which', () => {
    const press = fc.constantFrom('top-up', 'undo', 'on', 'back', 'over', 'play');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1), press), { maxLength: 20 }), (presses) => {
        const { open } = browser();
        const tabs = [open(), open()] as const;
        for (const [which, what] of presses) {
          const { store } = tabs[which] as Tab;
          const { second } = store.get().state;
          if (what === 'top-up') store.act(topUp);
          else if (what === 'undo') store.undo();
          else if (what === 'on') store.goTo(second + 300);
          else if (what === 'back') store.goTo(second - 450);
          else if (what === 'over') store.startOver();
          else store.set({ playing: !store.get().playing });
          expect(commandsOf(tabs[0].store.get())).toEqual(commandsOf(tabs[1].store.get()));
          expect(tabs[0].store.get().playing).toBe(tabs[1].store.get().playing);
          expect(tabs.filter(({ keeping }) => keeping.isDriver()).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have one clock: that of the tab that is looked at', () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    one.store.set({ playing: true });
    expect([one, other].map(({ keeping }) => keeping.isDriver())).toEqual([true, false]);
    one.hide();
    other.hide();
    other.show();
    expect([one, other].map(({ keeping }) => keeping.isDriver())).toEqual([false, true]);
  });

  it('hear nothing while one rests in the history, and agree when it comes back', () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    one.store.act(topUp);
    one.leave();
    other.store.undo();
    expect(isToppedUp(one)).toBe(true);
    one.comeBack();
    expect(isToppedUp(one)).toBe(false);
  });

  it('do not believe what is no state of this hostel', () => {
    const { open, say } = browser();
    const tab = open();
    tab.store.act(topUp);
    const before = tab.store.get();
    const told = JSON.parse(tab.storage.getItem(KEY) as string);
    // Another version of the page, open since before an update; and commands that cannot be done.
    say({ ...told, version: 'OLDER', revision: 99, commands: [] });
    say({ ...told, revision: 99, commands: [{ ...topUp, resident: 'Z999' }] });
    fc.assert(
      fc.property(fc.anything(), (value) => say(value)),
      { numRuns: 100 },
    );
    expect(tab.store.get()).toBe(before);
    say({ ...told, revision: 99, commands: told.commands.slice(0, 1) });
    expect(isToppedUp(tab), 'What is in order is taken over.').toBe(false);
  });
});
