import { run } from '../engine/commands.ts';
import type { Command, HostelEvent, Refusal } from '../engine/events.ts';
import type { Hostel } from '../engine/hostel.ts';
import { startOfDay } from '../engine/sample.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal, DAY_END } from '../engine/time.ts';

/** What the demo shows: an immutable object, replaced with every change. */
export type View = {
  readonly state: HostelState;
  readonly entries: readonly Entry[];
  readonly playing: boolean;
  /** What the visitor has chosen to look at, by name (useChosen). */
  readonly choices: Readonly<Record<string, unknown>>;
};

type Outcome = { readonly refused: Refusal | null; readonly events: readonly HostelEvent[] };

export type Store = {
  get(): View;
  /** The demo as it begins, and as the document shows it. */
  readonly initial: View;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** A visitor's command. A refused one changes nothing, except for a scan, whose refusal the staff see. */
  act(command: Exclude<Command, { type: 'move-time' }>): Outcome;
  /** Goes to a second of the day, forward or back; going back discards what was entered after it. */
  goTo(second: number): void;
  /** Undoes the last scan; what came after it stays. */
  undoScan(): void;
  startOver(): void;
  set(change: Partial<Pick<View, 'playing' | 'choices'>>): void;
  /** Replaces its commands by others. @returns false, and changes nothing, if they cannot all be carried out */
  load(commands: readonly Command[]): boolean;
};

const isScan = ({ command: { type } }: Entry): boolean => type === 'scan' || type === 'scan-door';

/** The scans of a visitor, refused ones too. */
export const scansOf = ({ entries }: View): readonly Entry[] => entries.filter(isScan);

/** The commands of a view: together with the plan they are enough to rebuild the same hostel. */
export const commandsOf = ({ entries }: View): Command[] => entries.map(({ command }) => command);

/**
 * One visitor's hostel: the commands so far and the state that they lead to. Undo, jumping back and starting over repeat
 * some of the commands, for everything shown follows from them.
 * @param start second of the day at which the demo begins
 */
export function createStore(hostel: Hostel, start: number): Store {
  const midnight: Course = { state: startOfDay(hostel), entries: [] };
  const initial: View = { ...(move(midnight, start) as Course), playing: false, choices: {} };
  let view = initial;
  const { subscribe, tell } = createListeners();
  const set = (change: Partial<View>) => {
    view = { ...view, ...change };
    tell();
  };

  return {
    get: () => view,
    initial,
    subscribe,
    set,
    act(command) {
      const before = view.state;
      const { state, refused } = run(before, command);
      if (state !== before) set({ state, entries: [...view.entries, { command, before }] });
      return { refused, events: state.log.slice(before.log.length) };
    },
    goTo(second) {
      const to = Math.max(1, Math.min(DAY_END, Math.round(second)));
      const course = to > view.state.second ? move(view, to) : back(view, to);
      if (course) set(course);
    },
    undoScan() {
      const { entries } = view;
      const at = entries.findLastIndex(isScan);
      const scan = entries[at];
      if (!scan) return;
      const rest = entries.slice(at + 1).map(({ command }) => command);
      // The second that the scan took goes with it: at a clock that stands nobody may come meanwhile.
      set(follow({ state: scan.before, entries: entries.slice(0, at) }, rest, true) as Course);
    },
    startOver: () => set(initial),
    load(commands) {
      const course = follow(midnight, commands);
      if (course) set(course);
      return course !== null;
    },
  };
}

/**
 * Serves the meal that is open or the next one, from its opening, or goes on with it; where it is being served, pauses.
 * Nothing after the last meal.
 */
export function serve(store: Store): void {
  const { playing, state } = store.get();
  const { plan } = state.hostel;
  const meal = plan.meals[currentMeal(plan, state.second)];
  if (state.second < meal.opens * 60) store.goTo(meal.opens * 60);
  store.set({ playing: !playing && state.second < meal.closes * 60 });
}

/** A command that changed the hostel, and the hostel before it. Consecutive moves of time are one entry. */
export type Entry = { readonly command: Command; readonly before: HostelState };

/** A state, and the entries that led to it from midnight. */
type Course = { readonly state: HostelState; readonly entries: readonly Entry[] };

/** Whether a command only moves the clock. */
export const isMove = (command: Command): boolean => command.type === 'move-time';

/** Carries out commands one after the other; null if one is refused, unless `leniently`. */
function follow(course: Course, commands: readonly Command[], leniently = false): Course | null {
  let { state, entries } = course;
  for (const command of commands) {
    const { state: next, refused } = run(state, command);
    if (next === state) {
      if (refused && !leniently) return null;
      continue;
    }
    entries = isMove(command) ? withMove(entries, command, state) : [...entries, { command, before: state }];
    state = next;
  }
  return { state, entries };
}

/** Forward to a second. */
const move = (course: Course, to: number) => follow(course, [{ type: 'move-time', to }]);

/** Back to a second: what was entered by then stays. */
function back({ state, entries }: Course, to: number): Course | null {
  const after = entries.findIndex((_, i) => (entries[i + 1]?.before ?? state).second > to);
  if (after < 0) return { state, entries };
  const course = { state: (entries[after] as Entry).before, entries: entries.slice(0, after) };
  return follow(course, [{ type: 'move-time', to }], true);
}

function withMove(entries: readonly Entry[], command: Command, before: HostelState): readonly Entry[] {
  const last = entries.at(-1);
  return last && isMove(last.command)
    ? [...entries.slice(0, -1), { command, before: last.before }]
    : [...entries, { command, before }];
}

type Listener = () => void;

/** Subscribers, as `useSyncExternalStore` expects them. */
export function createListeners() {
  const all = new Set<Listener>();
  return {
    /** @returns a function that unsubscribes */
    subscribe(listener: Listener): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(): void {
      for (const listener of all) listener();
    },
  };
}
