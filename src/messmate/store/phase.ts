import { fill } from '../../content/fill.ts';
import { MEALS } from '../engine/plan.ts';
import { phaseOf } from '../engine/time.ts';
import { clock } from '../format.ts';
import type { DemoData } from './demo-data.ts';

/** What goes on at a second of the day, in words: which meal is open and until when, or which is next. */
export function phaseWords({ plan, words }: DemoData, second: number): string {
  const { open, next, over } = words.shared.clock;
  for (const id of MEALS) {
    const meal = plan.meals[id];
    const phase = phaseOf(meal, second);
    if (phase === 'live') return fill(open, { meal: meal.name, closes: clock(meal.closes) });
    if (phase === 'due') return fill(next, { meal: meal.name, opens: clock(meal.opens) });
  }
  return over;
}
