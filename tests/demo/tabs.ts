/** Tabs of a browser that has nothing but what the demo needs of one. */
import { type Keeping, keep } from '../../src/messmate/store/persistence.ts';
import type { Store } from '../../src/messmate/store/store.ts';
import { fresh } from './fresh.ts';

export const VERSION = 'TESTED';

export type Tab = {
  store: Store;
  keeping: Keeping;
  storage: Storage;
  /** How often it was told that what was kept cannot be used. */
  unreadable: number;
  /** How often it was told that nothing can be kept. */
  forgetful: number;
  hide(): void;
  show(): void;
  leave(): void;
  comeBack(): void;
};

/** The name under which the demo is kept. */
export const KEY = 'messmate-demo';

export const isToppedUp = ({ store }: Tab): boolean =>
  store.get().state.log.some(({ type }) => type === 'wallet-topped-up');

/** A storage; one that is full or forbidden throws. */
export function storageOf(kept: Record<string, string> = {}, isForbidden = false): Storage {
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
    removeItem(key) {
      items.delete(key);
    },
  };
}

/** A browser, in which each tab hears what the others say, in the order in which it was said. */
export function browser({ isBlocked = false } = {}): {
  open(storage?: Storage | null): Tab;
  say(data: unknown): void;
} {
  type Channel = EventTarget & { postMessage(data: unknown): void; close(): void };
  const channels = new Set<Channel>();
  const openChannel = () => {
    if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    const channel: Channel = Object.assign(new EventTarget(), {
      postMessage(data: unknown) {
        for (const other of channels) {
          if (other !== channel)
            other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      close: () => void channels.delete(channel),
    });
    channels.add(channel);
    return channel as unknown as BroadcastChannel;
  };
  return {
    say(data) {
      for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }));
    },
    open(storage: Storage | null = storageOf()) {
      const document = Object.assign(new EventTarget(), { hidden: false });
      const window = new EventTarget();
      const store = fresh();
      const tab = { store, storage, unreadable: 0, forgetful: 0 } as Tab;
      tab.keeping = keep(
        store,
        VERSION,
        {
          storage,
          openChannel,
          document: document as unknown as Document,
          window: window as unknown as Window,
        },
        {
          unreadable: () => void tab.unreadable++,
          forgetful: () => void tab.forgetful++,
        },
      );
      const turn = (hidden: boolean) => {
        document.hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      };
      tab.hide = () => turn(true);
      tab.show = () => turn(false);
      tab.leave = () => void window.dispatchEvent(new Event('pagehide'));
      tab.comeBack = () =>
        void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      return tab;
    },
  };
}
