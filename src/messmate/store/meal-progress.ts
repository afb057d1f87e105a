import { t } from '../../content/t.ts';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { estimateAt } from '../engine/presence.ts';
import { findSampleSecond } from '../engine/sample.ts';
import { readClosing } from '../engine/selectors/meals.ts';
import { countStudents } from '../engine/selectors/plate.ts';
import { lastOpenedMeal, phaseOf } from '../engine/time.ts';
import { formatTime } from '../format.ts';
import type { View } from './store.ts';

/** A stage of the meal on the plate. */
export type MealStage = 'waiting' | 'running' | 'paused' | 'over';

/** For a minute after its opening or the demo's start, a stopped meal is waiting: a visitor may scan before he serves it. */
const WAITING_SECONDS = 60;
/** Seconds of the meal from one announcement to the next. */
const ANNOUNCEMENT_SECONDS = 900;

type Progress = ReturnType<typeof computeProgress>;
/** A cache, because several components read the progress at each step of the clock. */
const progressByView = new WeakMap<View, Progress>();

/** Reads the progress of the meal on the plate. `opens` and `closes` are minutes since midnight. */
export function readProgress(view: View): Progress {
  const progress = progressByView.get(view) ?? computeProgress(view);
  progressByView.set(view, progress);
  return progress;
}

function computeProgress({ state, isPlaying }: View) {
  const { plan } = state.hostel;
  const { second } = state;
  const meal = lastOpenedMeal(plan, second);
  const { name, opens, closes } = plan.meals[meal];
  const demoStartSecond = findSampleSecond(plan);
  const isAtStart = second >= demoStartSecond && second < demoStartSecond + WAITING_SECONDS;
  const isEarly = isAtStart || second < opens * 60 + WAITING_SECONDS;
  const idleStage: MealStage = isEarly ? 'waiting' : 'paused';
  const liveStage: MealStage = isPlaying ? 'running' : idleStage;
  const stage: MealStage = phaseOf(plan.meals[meal], second) === 'done' ? 'over' : liveStage;
  const counts = countStudents(state, meal);
  const plates = counts.served + counts.justServed;
  return { meal, name, opens, closes, demoStartSecond, second, stage, counts, plates };
}

/** Reads and describes the result of a meal that is over. */
export function describeClosing({ state }: View) {
  const meal = lastOpenedMeal(state.hostel.plan, state.second);
  const closing = readClosing(state, meal);
  const { forecast, plates, cooked, leftOver, leftByHabit } = closing;
  const reserve = cooked - forecast;
  return {
    ...closing,
    leftOverText: t('{left} plates left over.', { left: leftOver }),
    habitText: leftByHabit && t('Cooking by habit would have left {plates}.', { plates: leftByHabit }),
    errorText: forecastErrorText(plates - forecast, studentsPerGrain(state.hostel.residents.length)),
    reserveText:
      reserve > 0 && t('{cooked} were cooked: the forecast and a reserve of {reserve}.', { cooked, reserve }),
    assumptionText: leftByHabit && t('The {plates} is assumed for this sample.', { plates: leftByHabit }),
  };
}

/** Describes a forecast's error in students; `difference` is negative if fewer came. A grain is `groupSize` students. */
function forecastErrorText(difference: number, groupSize: number): string {
  if (difference === 0) return t('Everybody who was expected came.');
  const count = Math.abs(difference);
  if (difference > 0)
    return t('{count} more came than were forecast.', { count }, 'One more came than was forecast.');
  return groupSize > 1
    ? t('{count} who were expected did not come.', { count }, 'One who was expected did not come.')
    : t(
        'The last {count} grains are students who were expected and did not come.',
        { count },
        'The last grain is the one student who was expected and did not come.',
      );
}

/** The announcement to screen readers, every quarter of an hour and at the end; empty before the first quarter. */
export function describeProgress(view: View): string {
  const { meal, opens, demoStartSecond, second, stage } = readProgress(view);
  if (stage === 'over') {
    const { forecast, plates, leftOverText, habitText, errorText } = describeClosing(view);
    const countText = t('{forecast} forecast before cooking, {came} came.', { forecast, came: plates });
    return [countText, leftOverText, habitText, errorText].filter(Boolean).join(' ');
  }
  const quarters = Math.floor((second - opens * 60) / ANNOUNCEMENT_SECONDS);
  const announcedSecond = opens * 60 + quarters * ANNOUNCEMENT_SECONDS;
  // The page's text has the figures of the demo's start. From there on, earlier quarters are not announced.
  if (quarters < 1 || (announcedSecond <= demoStartSecond && second >= demoStartSecond)) return '';
  const { plates, toCome, error } = estimateAt(view.state, meal, announcedSecond);
  return t('{time}: {in} in, {toCome} still to come, give or take {error}.', {
    time: formatTime(announcedSecond / 60),
    in: plates,
    toCome,
    error,
  });
}
