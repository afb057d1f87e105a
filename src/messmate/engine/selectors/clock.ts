import type { MealId } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { currentMeal } from '../time.ts';
import { mealReadout } from './meals.ts';

/** One moment of a meal's day. */
type ClockStep = {
  readonly id: 'forecast-ready' | 'now' | 'sheet-filed';
  /** Minutes since midnight. */
  readonly minute: number;
  /** Plates that are known at the moment: forecast, or served so far; null where there is no count yet. */
  readonly plates: number | null;
  /** Plates still to come; only now. */
  readonly toCome: number | null;
};

export type DayClock = { readonly meal: MealId; readonly steps: readonly ClockStep[] };

/** The current meal from the cook's forecast to the day sheet, in the order of the day. */
export function dayClock(state: HostelState): DayClock {
  const { plan } = state.hostel;
  const id = currentMeal(plan, state.second);
  const { opens, closes, plates, forecast, toCome, phase } = mealReadout(state, id);
  const { forecastReadyBefore, filedAfter } = plan.kitchen;
  const final = phase === 'done' ? plates : null;
  const steps: ClockStep[] = [
    { id: 'forecast-ready', minute: opens - forecastReadyBefore, plates: forecast, toCome: null },
    { id: 'now', minute: Math.floor(state.second / 60), plates, toCome },
    { id: 'sheet-filed', minute: closes + filedAfter, plates: final, toCome: null },
  ];
  return { meal: id, steps: steps.sort((a, b) => a.minute - b.minute) };
}
