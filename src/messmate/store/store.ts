import { run } from '../engine/commands.ts';
import type { Command, Refusal, Scan } from '../engine/events.ts';
import type { Hostel } from '../engine/hostel.ts';
import { findLast, last } from '../engine/lists.ts';
import type { MealId } from '../engine/plan.ts';
import type { PeriodFilter } from '../engine/selectors/period.ts';
import type { ShopChoices } from '../engine/selectors/shop.ts';
import { type HostelState, startDay } from '../engine/state.ts';
import { currentMeal, LAST_SECOND } from '../engine/time.ts';

/** The visitor's choices that Start over resets. */
export type Choices = {
  readonly periodFilter?: PeriodFilter;
  readonly chart?: 'plates' | 'waste' | 'pattern';
  readonly nextScan?: Scan;
  readonly shop?: ShopChoices;
};

/** An immutable snapshot of the demo: its commands, oldest first, in `entries`; `isPlaying` while the clock runs. */
export type View = {
  readonly state: HostelState;
  readonly entries: readonly CommandEntry[];
  readonly isPlaying: boolean;
  readonly choices: Choices;
};

export type Store = ReturnType<typeof createStore>;

const isScan = ({ command: { type } }: CommandEntry): boolean => type === 'scan';

/** Returns the visitor's scans, refused ones included. */
export const scansOf = ({ entries }: View): readonly CommandEntry[] => entries.filter(isScan);

/** Creates the store of a demo that starts at a second of the day. Undo replays the commands after the scan. */
export function createStore(hostel: Hostel, start: number) {
  const midnight: Timeline = { state: startDay(hostel), entries: [] };
  const initialView: View = { ...moveForward(midnight, start), isPlaying: false, choices: {} };
  let view = initialView;
  const { subscribe, notifyAll } = createListeners();
  const update = (change: Partial<View>) => {
    view = { ...view, ...change };
    notifyAll();
  };

  return {
    get: () => view,
    initialView,
    subscribe,
    set: (change: Partial<Pick<View, 'isPlaying' | 'choices'>>): void => update(change),
    /** A refused command changes nothing, except for a scan, whose refusal the staff see. @returns the reason */
    dispatch(command: Exclude<Command, { type: 'move-time' }>): Refusal | null {
      const before = view.state;
      const { state, refused } = run(before, command);
      if (state !== before) update({ state, entries: [...view.entries, { command, before }] });
      return refused;
    },
    /** Moves the clock to a second of the day, from 1. Going back discards later commands. */
    goTo(second: number): void {
      const to = Math.max(1, Math.min(LAST_SECOND, Math.round(second)));
      update(to > view.state.second ? moveForward(view, to) : moveBack(view, to));
    },
    undoScan(): void {
      const { entries } = view;
      const scan = findLast(entries, isScan);
      if (!scan) return;
      const index = entries.indexOf(scan);
      const laterCommands = entries.slice(index + 1).map(({ command }) => command);
      // A scan takes a second. Undo takes it back unless the clock has moved since: residents could arrive in it.
      update(replay({ state: scan.before, entries: entries.slice(0, index) }, laterCommands));
    },
    startOver: () => update(initialView),
  };
}

/** Moves the clock to a meal's opening and stops it there. */
export function goToOpening(store: Store, id: MealId): void {
  store.set({ isPlaying: false });
  store.goTo(store.get().state.hostel.plan.meals[id].opens * 60);
}

/** Serves the demo's first meal: from the current second while the meal is open, otherwise from the demo's start. */
export function serveFirstMeal(store: Store): void {
  const { second, hostel } = store.initialView.state;
  const { opens, closes } = hostel.plan.meals[currentMeal(hostel.plan, second)];
  const now = store.get().state.second;
  if (now < opens * 60 || now >= closes * 60) store.goTo(second);
  store.set({ isPlaying: true });
}

type CommandEntry = { readonly command: Command; readonly before: HostelState };

/** A state, and the entries that lead to it from midnight. */
type Timeline = Pick<View, 'state' | 'entries'>;

export const isTimeMove = (command: Command): boolean => command.type === 'move-time';

/** Runs commands, without those that change nothing, such as one that depended on an undone scan. */
function replay(timeline: Timeline, commands: readonly Command[]): Timeline {
  let { state, entries } = timeline;
  for (const command of commands) {
    const { state: newState } = run(state, command);
    if (newState === state) continue;
    const newest = last(entries);
    // A move of the clock replaces a move before it.
    entries =
      newest && isTimeMove(command) && isTimeMove(newest.command)
        ? [...entries.slice(0, -1), { command, before: newest.before }]
        : [...entries, { command, before: state }];
    state = newState;
  }
  return { state, entries };
}

const moveForward = (timeline: Timeline, to: number) => replay(timeline, [{ type: 'move-time', to }]);

function moveBack({ state, entries }: Timeline, to: number): Timeline {
  const index = entries.findIndex((_, i) => (entries[i + 1]?.before ?? state).second > to);
  const firstLater = entries[index];
  if (!firstLater) return { state, entries };
  return moveForward({ state: firstLater.before, entries: entries.slice(0, index) }, to);
}

/** Creates listeners for `useSyncExternalStore`: `subscribe` returns a function that unsubscribes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyAll(): void {
      for (const listener of listeners) listener();
    },
  };
}
