import { run } from './commands.ts';
import type { Command, Refusal } from './events.ts';
import { type HostelState, rebuild } from './state.ts';

/**
 * One visitor's use of the live hostel. Undo and reset go back in the log and count again from it: there is nothing
 * else to be undone, for all that is shown is counted from the log.
 */
export type Session = {
  readonly state: HostelState;
  /** Length of the log before each command that changed something; the first is where the visit began. */
  readonly marks: readonly number[];
};

/** A visit that begins at a state. */
export function begin(state: HostelState): Session {
  return { state, marks: [] };
}

/** One command; a refused one leaves the session as it was, unless the staff see the refusal (a scan). */
export function act(
  session: Session,
  command: Command,
): { readonly session: Session; readonly refused: Refusal | null } {
  const { state, refused } = run(session.state, command);
  if (state === session.state) return { session, refused };
  return { session: { state, marks: [...session.marks, session.state.log.length] }, refused };
}

/** Takes the last command back; with none left, nothing changes. */
export function undo(session: Session): Session {
  return backTo(session, session.marks.length - 1);
}

/** Takes all commands back. */
export function reset(session: Session): Session {
  return backTo(session, 0);
}

function backTo({ state, marks }: Session, command: number): Session {
  const length = marks[command];
  if (length === undefined) return { state, marks };
  return { state: rebuild(state.hostel, state.log.slice(0, length)), marks: marks.slice(0, command) };
}
