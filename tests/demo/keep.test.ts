import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../../src/messmate/engine/events.ts';
import { commandsOf } from '../../src/messmate/store/store.ts';
import { browser, START, storageOf, type Tab, VERSION } from './tabs.ts';

const KEY = 'messmate-demo';
const topUp: Command & { type: 'top-up' } = { type: 'top-up', resident: 'A001', paise: 5000 };
const isToppedUp = ({ store }: Tab) => store.get().state.log.some(({ type }) => type === 'wallet-topped-up');
const secondOf = ({ store }: Tab) => store.get().state.second;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a reload', () => {
  it('finds the hostel as it was left', () => {
    const before = browser().open();
    before.store.act(topUp);
    before.store.goTo(START + 700);
    const shown = { resident: 'A001', meal: null, at: 'door', isOld: true } as const;
    before.store.set({ speed: 'meal', playing: true, shown });
    before.leave();
    const after = browser().open(before.storage);
    expect(commandsOf(after.store.get())).toEqual(commandsOf(before.store.get()));
    expect(after.store.get()).toMatchObject({ speed: 'meal', playing: true });
    expect(after.unreadable).toBe(0);
    expect(after.store.get().shown).toEqual(shown);
    expect(after.keeping.isDriver(), 'Its clock goes on.').toBe(true);
  });

  it.each([
    ['the storage refuses', storageOf({}, true)],
    ['there is no storage', null],
  ])('works where site data are blocked, and says that it will forget: %s', (_, storage) => {
    const tab = browser({ isBlocked: true }).open(storage);
    expect([tab.unreadable, tab.forgetful], 'Nothing is said before anything could be lost.').toEqual([0, 0]);
    tab.store.act(topUp);
    tab.store.act(topUp);
    tab.leave();
    tab.comeBack();
    expect(isToppedUp(tab), 'The demo works without a storage and without a channel.').toBe(true);
    expect(tab.forgetful, 'It says once that a reload begins afresh.').toBe(1);
  });

  it('keeps a running clock about once a second', () => {
    const tab = browser().open();
    tab.store.set({ playing: true });
    const write = vi.spyOn(tab.storage, 'setItem');
    for (let i = 1; i <= 8; i++) {
      tab.store.goTo(START + i);
      vi.advanceTimersByTime(250);
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(2);
    expect(tab.storage.getItem(KEY)).toContain(`"to":${START + 8}`);
  });
});

describe('what was kept and cannot be used', () => {
  const good = () => {
    const tab = browser().open();
    tab.store.act(topUp);
    return tab.storage.getItem(KEY) as string;
  };

  it('is put aside, told once, and the demo begins afresh', () => {
    for (const kept of [
      'no JSON',
      '[]',
      'null',
      '{}',
      good().replace(VERSION, 'OTHER'),
      good().replace('"top-up"', '"gold"'),
      good().replace('5000', '-5000'),
      good().replace('A001', 'Z999'),
      good().replace('"fast"', '"light"'),
      good().replace(/"revision":\d+/, '"revision":-1'),
      // One more would be no safe number, and every other tab would take this one for older.
      good().replace(/"revision":\d+/, `"revision":${Number.MAX_SAFE_INTEGER}`),
      good().replace(/"to":\d+/, '"to":NaN'),
      good().replace(/"to":\d+/, '"to":null'),
      good().replace(/"round":\d+/, '"round":1e300'),
      good().slice(0, -5),
      good().replace(/\[.*\]/, '[]'),
      good().replace(/\{"type":"move-time"[^}]*\},/, ''),
    ]) {
      const tab = browser().open(storageOf({ [KEY]: kept }));
      expect(tab.unreadable, `This was taken: ${kept}`).toBe(1);
      expect(tab.store.get().entries).toEqual(browser().open().store.get().entries);
      expect(tab.storage.getItem(`${KEY}-unreadable`)).toBe(kept);
      expect(tab.storage.getItem(KEY)).toBeNull();
      tab.store.act(topUp);
      expect(isToppedUp(tab), 'The fresh demo works.').toBe(true);
    }
  });

  it('is left out where it is only what was held out', () => {
    const tab = browser().open();
    tab.store.set({ shown: { resident: 'A001', meal: null, at: 'door', isOld: true } });
    const text = tab.storage.getItem(KEY) as string;
    const shownOf = (kept: string) =>
      browser()
        .open(storageOf({ [KEY]: kept }))
        .store.get().shown;
    expect(shownOf(text.replace('"at":"door"', '"at":"roof"'))).toMatchObject({ at: 'counter', isOld: true });
    expect(shownOf(text.replace('"isOld":true', '"isOld":1'))).toMatchObject({ at: 'door', isOld: false });
    expect(shownOf(text.replace('"A001"', '7'))).toBeUndefined();
  });

  it('never stops the demo, whatever it is', () => {
    const text = good();
    const tampered = fc
      .tuple(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }))
      .map(([at, length, other]) => text.slice(0, at) + other + text.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(tampered, fc.json()), (kept) => {
        const tab = browser().open(storageOf({ [KEY]: kept }));
        tab.store.act(topUp);
        expect(isToppedUp(tab)).toBe(true);
        expect(tab.store.get().state.second).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});

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
