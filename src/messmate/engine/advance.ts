import type { Action, ScanAction, VisitAction } from './day.ts';
import type { HostelEvent } from './events.ts';
import { findLast } from './lists.ts';
import { checkedInAt, isAway } from './presence.ts';
import { decideScan } from './scan.ts';
import { applyEvent, createDraft, type Decision, type HostelState } from './state.ts';
import { LAST_SECOND, openMealAt } from './time.ts';
import { endOrder, placeOrder, receiveStock, topUp } from './tuckshop.ts';

/** Moves the clock to a second and carries out the planned actions until then. The counter scans one pass a second. */
export function moveTime(state: HostelState, to: number): Decision {
  if (!Number.isInteger(to) || to <= state.second || to > LAST_SECOND)
    return { events: [], refused: 'invalid' };
  const draft = createDraft(state);
  const events: HostelEvent[] = [];
  let lastScanAt = findLast(state.log, isScan)?.at ?? 0;
  const record = (event: HostelEvent) => {
    applyEvent(draft, event);
    events.push(event);
    if (isScan(event)) lastScanAt = event.at;
  };
  for (const action of state.hostel.actions) {
    if (action.at <= state.actionsDoneUntil) continue;
    if (action.at > Math.max(to, draft.second)) break;
    // Each command takes a second, so the clock may be past the action's time; times in the log must not decrease.
    const at = Math.max(action.at, draft.second);
    decideAction(draft, action, 'meal' in action ? Math.max(at, lastScanAt + 1) : at).forEach(record);
  }
  record({ type: 'time-moved', at: Math.max(to, draft.second) });
  return { events, refused: null };
}

const isScan = ({ type }: HostelEvent): boolean => type === 'checked-in' || type === 'scan-refused';

function decideAction(state: HostelState, action: Action, at: number): readonly HostelEvent[] {
  switch (action.kind) {
    case 'visit':
      return visitShop(state, action, at);
    case 'collect':
      // No order has the number 0.
      return endOrder(state, state.orderOfVisit[action.visit] ?? 0, 'order-collected', at).events;
    case 'delivery':
      return receiveStock(state, action.item, action.count, at).events;
    default: {
      const codeFault = action.kind === 'stale' ? 'wrong-meal' : null;
      return canHappen(state, action, at) ? [decideScan(state, action.resident, at, codeFault)] : [];
    }
  }
}

/** Returns true if the state still allows the planned scan (kinds: day.ts). Only a stale pass needs no open counter. */
function canHappen(state: HostelState, { kind, resident, meal }: ScanAction, at: number): boolean {
  if (kind !== 'stale' && openMealAt(state.hostel.plan, at) !== meal) return false;
  const hasEaten = checkedInAt(state, resident, meal) !== null;
  if (kind === 'again') return hasEaten;
  const isOnLeave = isAway(state, resident, meal);
  if (kind === 'friend') return isOnLeave;
  return !isOnLeave && !(kind === 'arrive' && hasEaten);
}

/** Places the visit's order, after a payment into the wallet if it is short. */
function visitShop(state: HostelState, action: VisitAction, at: number): readonly HostelEvent[] {
  const id = state.hostel.residents[action.resident]?.id ?? '';
  const order = placeOrder(state, id, action.lines, at, action.visit);
  if (order.refused !== 'wallet-short') return order.events;
  const payment = topUp(state, id, action.topUp, at);
  const retry = placeOrder(state, id, action.lines, at, action.visit, action.topUp);
  return payment.refused || retry.refused ? [] : [...payment.events, ...retry.events];
}
