/** What a tab keeps of the demo: a reload finds it again, and what cannot be used is put aside. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fresh, START, topUp } from '../../../tests/demo/fresh.ts';
import { keep } from './persistence.ts';
import { commandsOf, type Store } from './store.ts';

/** The name under which the demo is kept, and that of the tested hostel. */
const [KEY, VERSION] = ['messmate-demo', 'TESTED'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isToppedUp = ({ store }: { store: Store }): boolean =>
  store.get().state.log.some(({ type }) => type === 'wallet-topped-up');

/** A storage; one that is full or forbidden throws. */
function storageOf(kept: Record<string, string> = {}, isForbidden = false): Storage {
  const items = new Map(Object.entries(kept));
  const refuse = () => {
    if (isForbidden) throw new DOMException('No.', 'SecurityError');
  };
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    clear: () => items.clear(),
    getItem(key) {
      refuse();
      return items.get(key) ?? null;
    },
    setItem(key, value) {
      refuse();
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

/** A tab of a browser that has nothing but what the demo needs of one; how often it was told what. */
function open(storage: Storage | null = storageOf()) {
  const store = fresh();
  const window = new EventTarget();
  const tab = {
    store,
    storage: storage as Storage,
    unreadable: 0,
    forgetful: 0,
    leave: () => void window.dispatchEvent(new Event('pagehide')),
  };
  keep(store, VERSION, storage, window as unknown as Window, {
    unreadable: () => void tab.unreadable++,
    forgetful: () => void tab.forgetful++,
  });
  return tab;
}

describe('a reload', () => {
  it('finds the hostel as it was left, and the clock standing', () => {
    const before = open();
    before.store.act(topUp);
    before.store.set({ playing: true, choices: { chart: 'waste' } });
    before.store.goTo(START + 700);
    before.leave();
    const after = open(before.storage);
    expect(commandsOf(after.store.get())).toEqual(commandsOf(before.store.get()));
    expect(after.store.get()).toMatchObject({ playing: false, choices: { chart: 'waste' } });
    expect(after.unreadable).toBe(0);
  });

  it.each([
    ['the storage refuses', storageOf({}, true)],
    ['there is no storage', null],
  ])('works where site data are blocked, and says that it will forget: %s', (_, storage) => {
    const tab = open(storage);
    expect([tab.unreadable, tab.forgetful], 'Nothing is said before anything could be lost.').toEqual([0, 0]);
    tab.store.act(topUp);
    tab.store.act(topUp);
    tab.leave();
    expect(isToppedUp(tab), 'The demo works without a storage.').toBe(true);
    expect(tab.forgetful, 'It says once that a reload begins afresh.').toBe(1);
  });

  it('keeps a running clock about once a second', () => {
    const tab = open();
    tab.store.set({ playing: true });
    const write = vi.spyOn(tab.storage, 'setItem');
    for (let i = 1; i <= 8; i++) {
      tab.store.goTo(START + i);
      vi.advanceTimersByTime(250);
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(2);
    tab.leave();
    expect(tab.storage.getItem(KEY)).toContain(`"to":${START + 8}`);
  });
});

describe('what was kept and cannot be used', () => {
  const good = () => {
    const tab = open();
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
      good().replace('"choices":{}', '"choices":7'),
      good().replace(/"to":\d+/, '"to":NaN'),
      good().replace(/"to":\d+/, '"to":null'),
      good().slice(0, -5),
      good().replace(/\[.*\]/, '[]'),
      good().replace(/\{"type":"move-time"[^}]*\},/, ''),
    ]) {
      const tab = open(storageOf({ [KEY]: kept }));
      expect(tab.unreadable, `This was taken: ${kept}`).toBe(1);
      expect(tab.store.get().entries).toEqual(open().store.get().entries);
      expect(tab.storage.getItem(`${KEY}-unreadable`)).toBe(kept);
      expect(tab.storage.getItem(KEY)).toBeNull();
      tab.store.act(topUp);
      expect(isToppedUp(tab), 'The fresh demo works.').toBe(true);
    }
  });

  it('never stops the demo, whatever it is', () => {
    const text = good();
    const tampered = fc
      .tuple(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }))
      .map(([at, length, other]) => text.slice(0, at) + other + text.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(tampered, fc.json()), (kept) => {
        const tab = open(storageOf({ [KEY]: kept }));
        tab.store.act(topUp);
        expect(isToppedUp(tab)).toBe(true);
        expect(tab.store.get().state.second).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
