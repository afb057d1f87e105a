/** What a tab keeps of the demo over a reload, and what becomes of unusable data. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fresh, START, topUp } from '../../../tests/demo/fresh.ts';
import { keep } from './persistence.ts';
import { commandsOf } from './store.ts';

/** The storage key, and the version of the tested hostel. */
const [KEY, VERSION] = ['messmate-demo', 'TESTED'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storageOf(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void items.set(key, value)),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A storage that is full or forbidden. */
const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};
const FORBIDDEN = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** A tab with only what the demo needs from a browser, and its reports. */
function open(storage: Partial<Storage> | null) {
  const store = fresh();
  const window = new EventTarget() as Window;
  const told = { unreadable: vi.fn(), forgetful: vi.fn() };
  const storageOf = () => storage as Storage;
  keep(store, VERSION, storageOf, window, told);
  const isToppedUp = () => store.get().state.log.some(({ type }) => type === 'wallet-topped-up');
  return { store, ...told, isToppedUp, leave: () => void window.dispatchEvent(new Event('pagehide')) };
}

describe('a reload', () => {
  it('restores the hostel with the clock paused', () => {
    const storage = storageOf();
    const before = open(storage);
    before.store.act(topUp);
    before.store.set({ playing: true, choices: { chart: 'waste' } });
    before.store.goTo(START + 700);
    before.leave();
    const after = open(storage);
    expect(commandsOf(after.store.get())).toEqual(commandsOf(before.store.get()));
    expect(after.store.get()).toMatchObject({ playing: false, choices: { chart: 'waste' } });
    expect(after.unreadable).not.toHaveBeenCalled();
  });

  it.each([
    ['the storage refuses', FORBIDDEN],
    ['there is no storage', null],
  ])('works where site data is blocked, and says once that it will forget: %s', (_, storage) => {
    const tab = open(storage);
    expect(tab.forgetful, 'Nothing is said before there is anything to lose.').not.toHaveBeenCalled();
    tab.store.act(topUp);
    tab.store.act(topUp);
    tab.leave();
    expect(tab.isToppedUp()).toBe(true);
    expect(tab.forgetful).toHaveBeenCalledOnce();
    expect(tab.unreadable).not.toHaveBeenCalled();
  });

  it('stores a running clock about once a second, and on leaving the page', () => {
    const storage = storageOf();
    const tab = open(storage);
    tab.store.set({ playing: true });
    storage.setItem.mockClear();
    for (let i = 1; i <= 8; i++) {
      tab.store.goTo(START + i);
      vi.advanceTimersByTime(250);
    }
    expect(storage.setItem.mock.calls.length).toBeLessThanOrEqual(2);
    tab.leave();
    expect(storage.getItem(KEY)).toContain(`"to":${START + 8}`);
  });
});

describe('a stored state that cannot be used', () => {
  const storage = storageOf();
  open(storage).store.act(topUp);
  const good = storage.getItem(KEY) ?? '';

  it.each([
    ['no JSON', 'no JSON'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['an empty object', '{}'],
    ['another hostel', good.replace(VERSION, 'OTHER')],
    ['an unknown command', good.replace('"top-up"', '"gold"')],
    ['a refused command', good.replace('5000', '-5000')],
    ['no choices', good.replace('"choices":{}', '"choices":7')],
    ['a moment that is none', good.replace(/"to":\d+/, '"to":null')],
    ['half of it', good.slice(0, -5)],
    ['no commands', good.replace(/\[.*\]/, '[]')],
    ['no beginning', good.replace(/\{"type":"move-time"[^}]*\},/, '')],
  ])('is reported once, and the demo starts afresh: %s', (_, kept) => {
    const storage = storageOf({ [KEY]: kept });
    const tab = open(storage);
    expect(tab.unreadable).toHaveBeenCalledOnce();
    expect(tab.store.get()).toEqual(tab.store.initial);
    expect(open(storage).unreadable, 'A reload does not tell again.').not.toHaveBeenCalled();
    tab.store.act(topUp);
    expect(storage.getItem(KEY), 'The fresh demo is kept.').toContain('top-up');
  });

  it('never stops the demo, whatever it is', () => {
    const tampered = fc
      .tuple(fc.nat(good.length), fc.nat(12), fc.string({ maxLength: 12 }))
      .map(([at, length, other]) => good.slice(0, at) + other + good.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(tampered, fc.json()), (kept) => {
        const tab = open(storageOf({ [KEY]: kept }));
        tab.store.act(topUp);
        expect(tab.isToppedUp()).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
