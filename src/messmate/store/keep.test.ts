/** What a tab keeps of the demo: a reload finds it again, and what cannot be used is put aside. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START, topUp } from '../../../tests/demo/fresh.ts';
import { browser, isToppedUp, KEY, storageOf, VERSION } from '../../../tests/demo/tabs.ts';
import { commandsOf } from './store.ts';

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
