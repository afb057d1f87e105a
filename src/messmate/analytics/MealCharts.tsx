import { useState } from 'react';
import { t } from '../../content/t.ts';
import type { Axis, BarValues } from '../../ui/Bars/Bars.tsx';
import { Chart, type Point } from '../controls/Chart.tsx';
import instrument from '../controls/Instrument.module.css';
import type { MealId } from '../engine/plan.ts';
import { useDemo } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';

type MealChart = Readonly<{ meal: MealId; values: BarValues; points: readonly Point[]; first: number }>;

type Props = {
  name: string;
  charts: readonly MealChart[];
  axis: Axis;
  /** The meal that is open, or the next: its chart is read first. */
  now: MealId;
};

/** A chart for each meal, on one scale, and the sentence of the point being read below them. */
export function MealCharts({ name, charts, axis, now }: Props) {
  const { plan } = useDemo().data;
  const [read, setRead] = useState<{ meal: MealId; key: string } | null>(null);
  const chartOf = (meal: MealId | undefined) => charts.find((chart) => chart.meal === meal);
  const begin = chartOf(now) ?? charts[0];
  const point =
    chartOf(read?.meal)?.points.find(({ key }) => key === read?.key) ?? begin?.points[begin.first];
  return (
    <>
      <div className={charts.length > 1 ? styles.fields : undefined}>
        {charts.map(({ meal, values, points, first }) => (
          <div key={meal}>
            <h5 className={styles.meal}>
              {plan.meals[meal].name} <span>{t('plates')}</span>
            </h5>
            <Chart
              name={`${name}: ${plan.meals[meal].name}`}
              label={points[first]?.label ?? name}
              points={points}
              values={values}
              axis={axis}
              first={first}
              onRead={(key) => setRead({ meal, key })}
            />
          </div>
        ))}
      </div>
      {point && <p className={`screen-only ${instrument.readout}`}>{point.label}</p>}
    </>
  );
}
