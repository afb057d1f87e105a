import { memo, useEffect, useId, useRef } from 'react';
import { fill } from '../../../text/fill.ts';
import { SegmentedControl } from '../../controls/SegmentedControl.tsx';
import { MEALS, type MealId } from '../../engine/plan.ts';
import type { Choice, Period } from '../../engine/selectors/period.ts';
import { saySoon, useDemo } from '../../store/context.ts';
import { shortDay } from './days.ts';
import styles from './Filters.island.module.css';

export const PERIODS: readonly Period[] = ['week', 'month'];

type Props = { choice: Choice; from: string; onChoose: (choice: Choice) => void };

/** What to show: period, meal and wing. What has been chosen is said, and stands below. */
export const Filters = memo(function Filters({ choice, from, onChoose }: Props) {
  const { data } = useDemo();
  const { plan, words } = data;
  const { filters } = words.analytics;
  const [meal, wing] = [useId(), useId()];
  const shown = fill(filters.shown, {
    from: shortDay(from),
    to: shortDay(plan.day),
    meal: choice.meal ? plan.meals[choice.meal].name : filters.allMeals,
    wing:
      choice.wing === null
        ? filters.allWings
        : fill(filters.oneWing, { wing: plan.wings[choice.wing] ?? '' }),
  });
  const said = useRef(shown);
  useEffect(() => {
    if (said.current === shown) return;
    said.current = shown;
    saySoon(shown);
  }, [shown]);
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={filters.period}
        isLabelShown
        options={PERIODS}
        words={filters.periods}
        value={choice.period}
        onChoose={(period) => onChoose({ ...choice, period })}
      />
      <p>
        <label htmlFor={meal}>{filters.meal}</label>
        <select
          id={meal}
          value={choice.meal ?? ''}
          onChange={({ target }) => onChoose({ ...choice, meal: (target.value || null) as MealId | null })}
        >
          <option value="">{filters.allMeals}</option>
          {MEALS.map((id) => (
            <option key={id} value={id}>
              {plan.meals[id].name}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={wing}>{filters.wing}</label>
        <select
          id={wing}
          value={choice.wing ?? ''}
          onChange={({ target }) =>
            onChoose({ ...choice, wing: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{filters.allWings}</option>
          {plan.wings.map((name, i) => (
            <option key={name} value={i}>
              {fill(filters.oneWing, { wing: name })}
            </option>
          ))}
        </select>
      </p>
      <p className="cap">
        <b>{shown}</b> {filters.keys}
      </p>
    </div>
  );
});
