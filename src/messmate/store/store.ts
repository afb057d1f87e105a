import { run } from '../engine/commands.ts';
import type { Command, HostelEvent, Refusal } from '../engine/events.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import { startOfDay } from '../engine/sample.ts';
import type { HostelState } from '../engine/state.ts';
import { DAY_END } from '../engine/time.ts';
import { createListeners } from '../listeners.ts';
import { back, type Course, type Entry, follow, isMove, move } from './course.ts';

/** How fast time goes: as it happens, ten times as fast, or the current meal within a minute. */
export const SPEEDS = ['real', 'fast', 'meal'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a jump back, or starting over, has taken away; until the next command it can be brought back. */
type Lost = {
  readonly state: HostelState;
  readonly entries: readonly Entry[];
  readonly commands: number;
  /** What starting over has taken away besides. */
  readonly over?: Pick<View, 'round' | 'shown' | 'lost'>;
};

/** Where a scan can be: the student's phone reads the code at the door, or the counter reads the student's pass. */
export const PLACES = ['door', 'counter'] as const;

/** What is held out to be scanned: the other tabs show it too. */
export type Shown = {
  readonly resident: string;
  /** None stands for the current one. */
  readonly meal: MealId | null;
  readonly at: (typeof PLACES)[number];
  /** Yesterday's pass, or a photograph of a code that stood at the door before. */
  readonly isOld: boolean;
};

/** What the demo shows: an immutable whole, replaced with every change. */
export type View = {
  readonly state: HostelState;
  readonly entries: readonly Entry[];
  readonly playing: boolean;
  readonly speed: Speed;
  readonly lost: Lost | null;
  /** Another with each start over: what was chosen in an earlier round counts no longer. */
  readonly round: number;
  /** None until one has been chosen. */
  readonly shown?: Shown | undefined;
};

type Outcome = { readonly refused: Refusal | null; readonly events: readonly HostelEvent[] };

/** What can be undone: the kind of the last command, a jump back, or starting over. */
export type Undoable = Exclude<Command['type'], 'move-time'> | 'back' | 'over';

export type Store = {
  get(): View;
  /** The demo as it begins, and as the document shows it. */
  readonly initial: View;
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
  /** A visitor's command. A refused one changes nothing, but for a scan, whose refusal the staff see. */
  act(command: Exclude<Command, { type: 'move-time' }>): Outcome;
  /**
   * Goes to a second of the day, forward or back; back takes away what came after.
   * @param from where the visitor set out, while a slider is dragged to and fro: nothing is lost on the way
   */
  goTo(second: number, from?: View): void;
  /**
   * Takes back the last command, a jump back, or starting over.
   * @param entry an entry of the view that is to go instead; what came after it stays
   */
  undo(entry?: Entry): Undoable | null;
  startOver(): void;
  set(change: Partial<Pick<View, 'playing' | 'speed' | 'round' | 'shown'>>): void;
  /** Takes commands over in the place of its own. @returns false, and changes nothing, if they cannot all be done */
  load(commands: readonly Command[]): boolean;
};

/** The visitor's last command; the clock's moves are none. */
const lastOf = (entries: readonly Entry[]) => entries.findLast(({ command }) => !isMove(command));

/** What can be undone in a view; null if nothing. */
export function undoableOf({ entries, lost }: View): Undoable | null {
  if (lost) return lost.over ? 'over' : 'back';
  return (lastOf(entries)?.command.type as Undoable | undefined) ?? null;
}

/** The commands of a view: with the plan, all that is needed to come to the same hostel again. */
export const commandsOf = ({ entries }: View): Command[] => entries.map(({ command }) => command);

/**
 * One visitor's hostel: the commands so far and the state that they lead to. Undo, jumping back and starting over do
 * some of the commands again, for all that is shown follows from them.
 * @param start second of the day at which the demo begins
 */
export function createStore(hostel: Hostel, start: number): Store {
  const midnight = startOfDay(hostel);
  const first = follow({ state: midnight, entries: [] }, [{ type: 'move-time', to: start }]) as Course;
  const initial: View = { ...first, playing: false, speed: 'fast', lost: null, round: 0 };
  let view = initial;
  let rounds = 0;
  const { subscribe, tell } = createListeners();
  const put = (change: Partial<View>) => {
    view = { ...view, ...change };
    tell();
  };

  return {
    get: () => view,
    initial,
    subscribe,
    act(command) {
      const before = view.state;
      const { state, refused } = run(before, command);
      if (state !== before) put({ state, entries: [...view.entries, { command, before }], lost: null });
      return { refused, events: state.log.slice(before.log.length) };
    },
    goTo(second, from = view) {
      const to = Math.max(1, Math.min(DAY_END, Math.round(second)));
      const course = to > from.state.second ? move(from, to) : back(from, to);
      if (!course) return;
      const isBack = to < from.state.second;
      put({ ...course, lost: isBack ? lostBy(from, course) : from.lost });
    },
    undo(entry) {
      const { state, entries, lost } = view;
      if (lost && !entry) {
        const undone = undoableOf(view);
        put({ state: lost.state, entries: lost.entries, lost: null, ...lost.over });
        return undone;
      }
      const asked = entry ?? lastOf(entries);
      // Entries are made anew when one before them is undone; their commands stay.
      const at = entries.findIndex(({ command }) => command === asked?.command);
      const undone = entries[at];
      if (!undone) return null;
      let course: Course = { state: undone.before, entries: entries.slice(0, at) };
      for (const { command, before } of entries.slice(at + 1)) {
        // A second scan does not become a first one behind the visitor's back.
        const wasRefused = !isMove(command) && run(before, command).refused;
        if (wasRefused && !run(course.state, command).refused) continue;
        course = follow(course, [command], true) ?? course;
      }
      // The command took a second; time stays where it is.
      const last = move(course, state.second) ?? course;
      put({ ...last, lost: null });
      return undone.command.type as Undoable;
    },
    startOver() {
      const { state, entries, round, shown, lost } = view;
      rounds = Math.max(rounds, round) + 1;
      const all = { state, entries, commands: countOf(entries), over: { round, shown, lost } };
      // Pressed once more, it takes nothing away.
      put({ ...first, round: rounds, shown: undefined, lost: lost?.over ? lost : all });
    },
    set: put,
    load(commands) {
      let same = 0;
      const known = view.entries;
      while (same < commands.length && same < known.length && equal(commands[same], known[same]?.command))
        same++;
      const rest = commands.slice(same);
      const [next, own] = [rest[0], known[same]?.command];
      // While another tab plays, only the last move grows: it is gone on from where this one stands.
      const grows =
        same === known.length - 1 &&
        next?.type === 'move-time' &&
        own?.type === 'move-time' &&
        next.to > own.to;
      const course = grows
        ? follow(view, rest)
        : follow({ state: known[same]?.before ?? view.state, entries: known.slice(0, same) }, rest);
      // Where nothing but time has passed, in a tab that plays, what was lost can still be brought back.
      const isTime = (grows || same === known.length) && rest.every(isMove);
      if (course) put({ ...course, lost: isTime ? view.lost : null });
      return course !== null;
    },
  };
}

/** What going back takes away, with what an earlier jump has taken since the last command. */
function lostBy({ state, entries, lost }: View, course: Course): Lost {
  const all = lost ?? { state, entries };
  const commands = countOf(all.entries) - countOf(course.entries);
  return lost?.commands === commands ? lost : { ...all, commands };
}

const countOf = (entries: readonly Entry[]) => entries.filter(({ command }) => !isMove(command)).length;

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
