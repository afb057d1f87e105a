import { useState } from 'react';
import { isoDay } from '../../engine/calendar.ts';
import { passText } from '../../engine/pass.ts';
import type { MealId } from '../../engine/plan.ts';
import { type PassReadout, passOf } from '../../engine/selectors/checkins.ts';
import { type DoorReadout, doorOf } from '../../engine/selectors/door.ts';
import { nextWho } from '../../engine/selectors/people.ts';
import { currentMeal } from '../../engine/time.ts';
import { useDemo, useView } from '../../store/context.ts';
import type { Shown } from '../../store/store.ts';

/** What is there to be scanned: whose it is, for which meal, at the door or at the counter. */
export type OnShow = {
  readonly shown: Shown;
  readonly pass: PassReadout;
  readonly door: DoorReadout;
  /** The day ('YYYY-MM-DD') that the pass is for. */
  readonly day: string;
  /** What the code on the screen says. */
  readonly text: string;
  readonly current: MealId;
  show(change: Partial<Shown>): void;
};

/** What is held out to be scanned; the other tabs show it too. */
export function useShown(): OnShow {
  const { store } = useDemo();
  const { state, shown: chosen } = useView();
  const { hostel } = state;
  const { plan } = hostel;
  const current = currentMeal(plan, state.second);
  // Whoever is shown first has not come yet, and stays when they have.
  const [first] = useState(() => (nextWho(state, current, 'due') ?? hostel.residents[0])?.id ?? '');
  const begun: Shown = { resident: first, meal: null, at: 'counter', isOld: false };
  const known = (one: Shown | undefined) => (one && hostel.placeOf.has(one.resident) ? one : begun);
  const shown = known(chosen);
  const meal = shown.meal ?? current;
  const pass = passOf(state, shown.resident, meal);
  const door = doorOf(state, meal, shown.isOld);
  const day = shown.isOld ? isoDay(hostel.day - 1) : plan.day;
  const text = shown.at === 'door' ? door.text : passText(plan.code, { resident: shown.resident, day, meal });
  const show = (change: Partial<Shown>) => store.set({ shown: { ...known(store.get().shown), ...change } });
  return { shown, pass, door, day, text, current, show };
}
