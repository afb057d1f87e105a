import { t } from '../content/t.ts';
import type { HostelPlan } from './engine/plan.ts';
import { currentMeal, phaseOf } from './engine/time.ts';
import { clock } from './format.ts';

/** The meal that is open and its closing time, or the next. */
export function phaseText(plan: HostelPlan, second: number): string {
  const id = currentMeal(plan, second);
  const { name, opens, closes } = plan.meals[id];
  const phase = phaseOf(plan.meals[id], second);
  if (phase === 'live') return t('{meal}, open until {closes}', { meal: name, closes: clock(closes) });
  return phase === 'due'
    ? t('{meal} opens at {opens}', { meal: name, opens: clock(opens) })
    : t('The last meal is over');
}
