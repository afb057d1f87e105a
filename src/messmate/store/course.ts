import { run } from '../engine/commands.ts';
import type { Command } from '../engine/events.ts';
import type { HostelState } from '../engine/state.ts';

/** A command that changed the hostel, and the hostel before it. Neighbouring moves of time are one entry. */
export type Entry = { readonly command: Command; readonly before: HostelState };

/** A state, and the entries that led to it from midnight. */
export type Course = { readonly state: HostelState; readonly entries: readonly Entry[] };

/** Whether a command only moves the clock. */
export const isMove = (command: Command): boolean => command.type === 'move-time';

/** Does commands one after the other; null if one of them is refused, unless that does not matter. */
export function follow(course: Course, commands: readonly Command[], leniently = false): Course | null {
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

/** On to a later second. */
export const move = (course: Course, to: number) => follow(course, [{ type: 'move-time', to }]);

/** Back to a second: what was entered by then stays. */
export function back({ state, entries }: Course, to: number): Course | null {
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
