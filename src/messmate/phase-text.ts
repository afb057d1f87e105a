import { t } from '../content/t.ts';
import type { HostelPlan } from './engine/plan.ts';
import { currentMeal, phaseOf } from './engine/time.ts';
import { clock } from './format.ts';

/** Names the open meal and its closing time, or the next meal and its opening. */
export function phaseText(plan: HostelPlan, second: number): string {
  const id = currentMeal(plan, second);
  const { name, opens, closes } = plan.meals[id];
  const phase = phaseOf(plan.meals[id], second);
  if (phase === 'live') return t('{meal}, open until {closes}', { meal: name, closes: clock(closes) });
  return phase === 'due'
    ? t('{meal} opens at {opens}', { meal: name, opens: clock(opens) })
    : t('The last meal is over');
}
