import { moveTime } from './advance.ts';
import type { Command } from './events.ts';
import { decideScan, markLeave } from './scan.ts';
import { applyEvents, type Decision, type HostelState } from './state.ts';
import { LAST_SECOND } from './time.ts';
import { endOrder, placeOrder, receiveStock, topUp } from './tuckshop.ts';

/** Decides a command. Except for `move-time` and in the day's last second, its events are a second after the state. */
export function decide(state: HostelState, command: Command): Decision {
  const at = Math.min(state.second + 1, LAST_SECOND);
  switch (command.type) {
    case 'scan': {
      const index = state.hostel.indexOfResident.get(command.resident);
      if (index === undefined) return { events: [], refused: 'invalid' };
      const event = decideScan(state, index, at, command.isOld ? 'old-code' : null);
      return { events: [event], refused: event.type === 'scan-refused' ? event.reason : null };
    }
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
    case 'mark-leave':
      return markLeave(state, command.resident, command.isAway, at);
    case 'move-time':
      return moveTime(state, command.to);
  }
}

/** Runs a command. Returns the new state and, if the command is refused, the reason. */
export function run(state: HostelState, command: Command) {
  const { events, refused } = decide(state, command);
  return { state: events.length > 0 ? applyEvents(state, events) : state, refused };
}
