import { readSaved, type Saved } from './saved.ts';
import { commandsOf, type Store } from './store.ts';

const KEY = 'messmate-demo';
/** Milliseconds within which a change is stored while the clock runs. */
const LAZY = 1000;

/** What the demo needs of the browser; tests give their own. */
type Surroundings = {
  storage: Storage | null;
  /**
   * A way to the other tabs, closed while the page rests in the history.
   * @throws where the browser has none, or site data are blocked
   */
  openChannel(): Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  document: Document;
  window: Window;
};

/** What a visitor hears of what is stored. */
type Reports = {
  /** What was stored cannot be used and has been put aside. */
  unreadable(): void;
  /** Nothing can be stored: a reload will begin afresh. Said once, with the first thing that would be lost. */
  forgetful(): void;
};

export type Keeping = {
  /** Whether this tab's clock moves the demo: the one that was last played or looked at. */
  isDriver(): boolean;
};

/**
 * Keeps the demo over a reload (in the tab's session storage, gone with the tab) and in step with the other tabs of
 * this browser: what one does, the others show. The newest state wins as a whole.
 * @param version names the hostel: what another version of the page has stored is not used
 */
export function keep(
  store: Store,
  version: string,
  { storage, openChannel, document, window }: Surroundings,
  reports: Reports,
): Keeping {
  const self = Math.random().toString(36).slice(2);
  let [revision, by, driver] = [0, '', null as string | null];
  let channel: ReturnType<Surroundings['openChannel']> | null = null;
  let taking = false;
  let before = store.get();

  const snapshot = (): Saved => {
    const { playing, speed, shown, round } = store.get();
    return { version, revision, by, commands: commandsOf(store.get()), playing, speed, driver, shown, round };
  };
  let hasSaidForgetful = false;
  const write = () => {
    try {
      if (!storage) throw new DOMException('There is no storage.', 'SecurityError');
      storage.setItem(KEY, JSON.stringify(snapshot()));
    } catch {
      // Full, or forbidden.
      if (!hasSaidForgetful && revision > 0) reports.forgetful();
      hasSaidForgetful ||= revision > 0;
    }
  };
  let waits = false;
  const writeSoon = () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      write();
    }, LAZY);
  };
  const tell = () => {
    revision++;
    by = self;
    channel?.postMessage(snapshot());
  };
  const take = (saved: Saved): boolean => {
    taking = true;
    const done = store.load(saved.commands);
    if (done) {
      [revision, by, driver] = [saved.revision, saved.by, saved.driver];
      store.set({ playing: saved.playing, speed: saved.speed, shown: saved.shown, round: saved.round });
      before = store.get();
    }
    taking = false;
    return done;
  };
  const claim = () => {
    if (!store.get().playing || driver === self || document.hidden) return;
    driver = self;
    tell();
  };
  const release = () => {
    if (driver !== self) return;
    driver = null;
    tell();
  };

  const stored = readStored(storage);
  if (stored) {
    const saved = readSaved(parsed(stored));
    if (!saved || saved.version !== version || !take(saved)) {
      putAside(storage);
      reports.unreadable();
    }
    // It was this tab's clock, or that of a tab that will say so.
    driver = null;
  }

  store.subscribe(() => {
    if (taking) return;
    const view = store.get();
    if (view.playing !== before.playing) driver = view.playing ? self : null;
    const isTick = view.playing && before.playing && driver === self;
    before = view;
    tell();
    if (isTick) writeSoon();
    else write();
  });
  const hear = ({ data }: MessageEvent) => {
    if (data === 'hello') {
      if (revision > 0) channel?.postMessage(snapshot());
      return;
    }
    const saved = readSaved(data);
    if (!saved || saved.version !== version) return;
    const newer = saved.revision > revision || (saved.revision === revision && saved.by > by);
    if (newer && take(saved)) {
      writeSoon();
      if (driver === null) claim();
    }
  };
  const connect = () => {
    try {
      channel = openChannel();
      channel.addEventListener('message', hear);
      channel.postMessage('hello');
    } catch {
      // Firefox refuses a channel where site data are blocked: each tab then has a demo of its own.
      channel = null;
    }
    claim();
  };
  connect();
  document.addEventListener('visibilitychange', () => (document.hidden ? release() : claim()));
  window.addEventListener('pagehide', () => {
    write();
    release();
    // A page with an open channel may not rest in the history.
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && connect());
  return { isDriver: () => driver === self };
}

/** What is stored; nothing where the browser stores nothing. */
function readStored(storage: Storage | null): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** A text as JSON; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Out of the way, and not lost: whoever wants to know what it was finds it there until the tab is closed. */
function putAside(storage: Storage | null): void {
  try {
    storage?.setItem(`${KEY}-unreadable`, storage.getItem(KEY) ?? '');
    storage?.removeItem(KEY);
  } catch {
    // Full, or forbidden: it will be put aside again after the next reload.
  }
}
