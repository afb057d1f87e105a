import { memo, useId } from 'react';
import { fill } from '../../../content/fill.ts';
import { SegmentedControl } from '../../controls/SegmentedControl.tsx';
import { MEALS, type MealId } from '../../engine/plan.ts';
import type { Choice, Period } from '../../engine/selectors/period.ts';
import { useDemo } from '../../store/context.ts';
import styles from './Filters.island.module.css';

export const PERIODS: readonly Period[] = ['week', 'month'];

type Props = { choice: Choice; onChoose: (choice: Choice) => void };

/** What to show: period, meal and wing. */
export const Filters = memo(function Filters({ choice, onChoose }: Props) {
  const { data } = useDemo();
  const { plan, words } = data;
  const { filters } = words.analytics;
  const [meal, wing] = [useId(), useId()];
  return (
    <section className={styles.filters} aria-label={filters.label}>
      <SegmentedControl
        label={filters.period}
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
    </section>
  );
});
