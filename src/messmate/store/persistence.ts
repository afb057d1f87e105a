import type { Command } from '../engine/events.ts';
import { commandsOf, type Store } from './store.ts';

const KEY = 'messmate-demo';
/** Milliseconds within which changes are stored while the clock runs. */
const LAZY = 1000;

type Saved = { version: string; commands: Command[]; choices: Record<string, unknown> };

/** Reports to the visitor. */
type Reports = {
  /** The stored data is unusable, so the demo begins afresh. */
  unreadable(): void;
  /** Nothing can be stored. Reported once, when there is something to lose. */
  forgetful(): void;
};

/**
 * Keeps the demo over a reload in the tab's session storage.
 * @param version identifies the hostel; what was stored for another is not used
 * @param storageOf throws where site data is blocked
 * @param page dispatches an event when it is left
 */
export function keep(
  store: Store,
  version: string,
  storageOf: () => Storage,
  page: Pick<Window, 'addEventListener'>,
  reports: Reports,
): void {
  let isForgetful = false;
  let waits: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(waits);
    waits = undefined;
    const { choices } = store.get();
    const saved: Saved = { version, commands: commandsOf(store.get()), choices };
    try {
      storageOf().setItem(KEY, JSON.stringify(saved));
    } catch {
      // Full, or forbidden.
      if (!isForgetful) reports.forgetful();
      isForgetful = true;
    }
  };

  const stored = take(storageOf);
  if (stored !== null) {
    const saved = readSaved(stored);
    if (saved?.version === version && store.load(saved.commands)) store.set({ choices: saved.choices });
    else {
      write();
      reports.unreadable();
    }
  }
  store.subscribe(() => {
    if (store.get().playing) waits ??= setTimeout(write, LAZY);
    else write();
  });
  page.addEventListener('pagehide', () => waits && write());
}

/** Null if malformed. Whether the commands are possible is for the store to decide. */
function readSaved(text: string): Saved | null {
  try {
    const saved = JSON.parse(text) as Saved;
    const { commands, choices } = saved;
    if (!Array.isArray(commands) || typeof choices !== 'object') return null;
    // The day begins at midnight and the demo later, so a saved demo always starts by moving the clock.
    return commands[0]?.type === 'move-time' && choices ? saved : null;
  } catch {
    return null;
  }
}

/** Null where the browser stores nothing. */
function take(storageOf: () => Storage): string | null {
  try {
    return storageOf().getItem(KEY);
  } catch {
    return null;
  }
}
