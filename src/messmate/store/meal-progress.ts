import { t } from '../../content/t.ts';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { estimateAt } from '../engine/presence.ts';
import { findSampleSecond } from '../engine/sample.ts';
import { readClosing } from '../engine/selectors/meals.ts';
import { countStudents } from '../engine/selectors/plate.ts';
import { lastOpenedMeal, phaseOf } from '../engine/time.ts';
import { clock } from '../format.ts';
import type { View } from './store.ts';

/** The state of the meal that is shown. */
export type MealStage = 'waiting' | 'running' | 'paused' | 'over';

/** Seconds after its opening, or after the demo's start, for which a meal is waiting: a visitor may scan first. */
const WAITING_SECONDS = 60;
/** Seconds of the meal between two announcements. */
const ANNOUNCEMENT_SECONDS = 900;

type Progress = ReturnType<typeof computeProgress>;
/** Several components need the progress at each step of the clock. */
const cached = new WeakMap<View, Progress>();

/** The meal being served, with its counts. Times are minutes since midnight, `second` and `now` seconds. */
export function mealProgress(view: View): Progress {
  const progress = cached.get(view) ?? computeProgress(view);
  cached.set(view, progress);
  return progress;
}

function computeProgress({ state, playing }: View) {
  const { plan } = state.hostel;
  const { second } = state;
  const meal = lastOpenedMeal(plan, second);
  const { name, opens, closes } = plan.meals[meal];
  const now = findSampleSecond(plan);
  const isEarly = second < opens * 60 + WAITING_SECONDS || (second >= now && second < now + WAITING_SECONDS);
  const idleStage: MealStage = isEarly ? 'waiting' : 'paused';
  const liveStage: MealStage = playing ? 'running' : idleStage;
  const stage: MealStage = phaseOf(plan.meals[meal], second) === 'done' ? 'over' : liveStage;
  const counts = countStudents(state, meal);
  return { meal, name, opens, closes, now, second, stage, counts, came: counts.served + counts.lastFive };
}

/** The result of a meal that is over, in words and figures. */
export function closingTexts({ state }: View) {
  const meal = lastOpenedMeal(state.hostel.plan, state.second);
  const { forecast, came, cooked, left, byHabit } = readClosing(state, meal);
  const reserve = cooked - forecast;
  return {
    forecast,
    came,
    left,
    byHabit,
    leftOver: t('{left} plates left over.', { left }),
    habit: byHabit && t('Cooking by habit would have left {plates}.', { plates: byHabit }),
    off: forecastOffText(came - forecast, studentsPerGrain(state.hostel.residents.length)),
    reserve:
      reserve > 0 && t('{cooked} were cooked: the forecast and a reserve of {reserve}.', { cooked, reserve }),
    basis: byHabit && t('The {plates} is assumed for this sample.', { plates: byHabit }),
  };
}

function forecastOffText(off: number, each: number): string {
  if (off === 0) return t('Everybody who was expected came.');
  const count = Math.abs(off);
  if (off > 0)
    return t('{count} more came than were forecast.', { count }, 'One more came than was forecast.');
  return each > 1
    ? t('{count} who were expected did not come.', { count }, 'One who was expected did not come.')
    : t(
        'The last {count} grains are students who were expected and did not come.',
        { count },
        'The last grain is the one student who was expected and did not come.',
      );
}

/** Announces the count every quarter of an hour and the end to screen readers; empty before the first quarter. */
export function mealAnnouncement(view: View): string {
  const { meal, opens, now, second, stage } = mealProgress(view);
  if (stage === 'over') {
    const { forecast, came, leftOver, habit, off } = closingTexts(view);
    const counted = t('{forecast} forecast before cooking, {came} came.', { forecast, came });
    return [counted, leftOver, habit, off].filter(Boolean).join(' ');
  }
  const quarters = Math.floor((second - opens * 60) / ANNOUNCEMENT_SECONDS);
  const announcedSecond = opens * 60 + quarters * ANNOUNCEMENT_SECONDS;
  // The minute that the pages show is announced by none of the quarters before it.
  if (quarters < 1 || (announcedSecond <= now && second >= now)) return '';
  const { plates, toCome, error } = estimateAt(view.state, meal, announcedSecond);
  return t('{time}: {in} in, {toCome} still to come, give or take {error}.', {
    time: clock(announcedSecond / 60),
    in: plates,
    toCome,
    error,
  });
}
