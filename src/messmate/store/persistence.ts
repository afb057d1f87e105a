import type { Command } from '../engine/events.ts';
import { commandsOf, type Store } from './store.ts';

const KEY = 'messmate-demo';
/** While the clock runs, a change is stored within so many milliseconds. */
const LAZY = 1000;

/** What is stored of the demo. `version` identifies the hostel that it belongs to. */
type Saved = { version: string; commands: Command[]; choices: Record<string, unknown> };

/** What a visitor is told about the storage. */
type Reports = {
  /** What was stored cannot be used: the demo begins afresh. */
  unreadable(): void;
  /** Nothing can be stored: a reload will begin afresh. Told once, with the first thing that would be lost. */
  forgetful(): void;
};

/**
 * Keeps the demo over a reload, in the tab's session storage, which is gone with the tab.
 * @param version names the hostel: what another version of the page has stored is not used
 * @param storageOf gives the storage; where site data are blocked, it throws
 * @param page tells when it is left
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

/** Reads what was stored; null for anything else. Whether its commands are possible is for the store to find out. */
function readSaved(text: string): Saved | null {
  try {
    const saved = JSON.parse(text) as Saved;
    const { commands, choices } = saved;
    if (!Array.isArray(commands) || typeof choices !== 'object') return null;
    // The day begins at midnight and the demo later, so the first command moves there.
    return commands[0]?.type === 'move-time' && choices ? saved : null;
  } catch {
    return null;
  }
}

/** What is stored; null where the browser stores nothing. */
function take(storageOf: () => Storage): string | null {
  try {
    return storageOf().getItem(KEY);
  } catch {
    return null;
  }
}
