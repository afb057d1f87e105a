import { t } from '../../content/t.ts';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { expectedAt } from '../engine/presence.ts';
import { nowOf } from '../engine/sample.ts';
import { passOf } from '../engine/selectors/checkins.ts';
import { closingOf } from '../engine/selectors/meals.ts';
import { plateOf } from '../engine/selectors/plate.ts';
import { phaseOf, servedMeal } from '../engine/time.ts';
import { clock, shortClock } from '../format.ts';
import { resultText } from '../refusals.ts';
import type { View } from '../store/store.ts';
import { lastScan, nameAndRoomOf, reasonOf, standingText } from './scans.ts';

export type Part = 'waits' | 'runs' | 'stands' | 'closed';

/** Seconds for which a meal waits at its opening, or where the demo begins: a visitor may scan before serving it. */
const WAITS = 60;
/** Seconds of the meal between two announcements. */
const QUARTER = 900;

type Story = ReturnType<typeof tell>;
/** Several parts of the panel ask at each step of the clock. */
const told = new WeakMap<View, Story>();

export function storyOf(view: View): Story {
  const story = told.get(view) ?? tell(view);
  told.set(view, story);
  return story;
}

function tell({ state, playing }: View) {
  const { plan } = state.hostel;
  const { second } = state;
  const meal = servedMeal(plan, second);
  const { name, opens, closes } = plan.meals[meal];
  const now = nowOf(plan);
  const isEarly = second < opens * 60 + WAITS || (second >= now && second < now + WAITS);
  const stands: Part = isEarly ? 'waits' : 'stands';
  const live: Part = playing ? 'runs' : stands;
  const part: Part = phaseOf(plan.meals[meal], second) === 'done' ? 'closed' : live;
  const counts = plateOf(state, meal);
  return { meal, name, opens, closes, now, second, part, counts, came: counts.served + counts.lastFive };
}

export function closingWords({ state }: View) {
  const { plan } = state.hostel;
  const meal = servedMeal(plan, state.second);
  const { from, forecast, came, cooked, left, byHabit } = closingOf(state, meal);
  return {
    title: t('Forecast at {from}, counted at {closes}', {
      from: shortClock(from),
      closes: clock(plan.meals[meal].closes),
    }),
    forecast,
    came,
    left,
    byHabit,
    kitchen: t('{cooked} cooked, {left} left.', { cooked, left }),
    habit: byHabit && t('By habit {plates} would have been left.', { plates: byHabit }),
    off: offText(came - forecast, studentsPerGrain(state.hostel.residents.length)),
  };
}

function offText(off: number, each: number): string {
  if (off === 0) return t('Everybody who was expected came.');
  const count = Math.abs(off);
  if (off > 0)
    return t('{count} more came than were forecast.', { count }, 'One more came than was forecast.');
  return each > 1
    ? t('{count} who were forecast did not come.', { count }, 'One who was forecast did not come.')
    : t(
        'The {count} grains left on the plate are students who did not come.',
        { count },
        'The one grain left on the plate is a student who did not come.',
      );
}

/** What a screen reader hears: the visitor's own scan, who is shown next, the count every quarter of an hour, the end. */
export function heardOf(view: View): string {
  const { meal, opens, now, second, part } = storyOf(view);
  if (part === 'closed') {
    const { title, forecast, came, kitchen, habit, off } = closingWords(view);
    const counted = `${title}: ${forecast} ${t('forecast')}, ${came} ${t('came')}.`;
    return [counted, kitchen, habit, off].filter(Boolean).join(' ');
  }
  const quarters = Math.floor((second - opens * 60) / QUARTER);
  const last = opens * 60 + quarters * QUARTER;
  const own = lastScan(view);
  const shown = view.choices.pass;
  const isOfShown = !shown || shown.resident === own?.row.resident;
  if (own && own.row.at > last && isOfShown)
    return `${resultText(own.row.result)}. ${nameAndRoomOf(own.row)}. ${reasonOf(own)}`;
  if (shown && part !== 'runs' && view.state.hostel.placeOf.has(shown.resident)) {
    const { name, room } = passOf(view.state, shown.resident, meal);
    return `${name}, ${room}. ${standingText(view.state, shown)}.`;
  }
  // Nothing older than what the pages show.
  if (quarters < 1 || (last <= now && second >= now)) return '';
  const { plates, toCome, error } = expectedAt(view.state, meal, last);
  return t('{time}: {in} in, {toCome} still to come, give or take {error}.', {
    time: clock(last / 60),
    in: plates,
    toCome,
    error,
  });
}
