import { moveTime } from './advance.ts';
import type { Command, HostelEvent } from './events.ts';
import { scan, scanDoor } from './scan.ts';
import { applyAll, type Decision, type HostelState } from './state.ts';
import { DAY_END } from './time.ts';
import { endOrder, placeOrder, receiveStock, topUp } from './tuckshop.ts';

/**
 * Never throws, even for malformed input: what cannot be done is refused with a reason. A command takes a second, so
 * its events come after those already in the log.
 */
export function decide(state: HostelState, command: Command): Decision {
  const at = Math.min(state.second + 1, DAY_END);
  switch (command?.type) {
    case 'scan':
      return scanned(scan(state, textOf(command.pass), at));
    case 'scan-door':
      return scanned(scanDoor(state, textOf(command.resident), textOf(command.code), at));
    case 'place-order':
      return placeOrder(state, command.resident, command.lines, at);
    case 'collect-order':
      return endOrder(state, command.order, 'order-collected', at);
    case 'cancel-order':
      return endOrder(state, command.order, 'order-cancelled', at);
    case 'top-up':
      return topUp(state, command.resident, command.paise, at);
    case 'receive-stock':
      return receiveStock(state, command.item, command.count, at);
    case 'move-time':
      return moveTime(state, command.to);
    default:
      return { events: [], refused: 'unknown-command' };
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A scan is always an event: the staff see refused ones too. */
const scanned = (event: HostelEvent): Decision => ({
  events: [event],
  refused: event.type === 'scan-refused' ? event.reason : null,
});

export function run(
  state: HostelState,
  command: Command,
): { readonly state: HostelState; readonly refused: Decision['refused'] } {
  const { events, refused, counted } = decide(state, command);
  return { state: events.length > 0 ? applyAll(state, events, counted) : state, refused };
}
