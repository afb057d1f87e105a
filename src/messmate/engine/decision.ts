import type { HostelEvent, Refusal } from './events.ts';
import type { HostelState } from './state.ts';

/** What a command leads to. A refused scan is refused and yet an event, for the staff see it. */
export type Decision = {
  readonly events: readonly HostelEvent[];
  readonly refused: Refusal | null;
  /** Where the events had to be counted to decide on them: the state after them, with the log before them. */
  readonly counted?: HostelState;
};
