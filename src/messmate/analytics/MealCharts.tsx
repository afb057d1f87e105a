import { useState } from 'react';
import { t } from '../../content/t.ts';
import type { Axis, BarValues } from '../../ui/Bars/Bars.tsx';
import boxes from '../controls/Boxes.module.css';
import { Chart, type Point } from '../controls/Chart.tsx';
import type { MealId } from '../engine/plan.ts';
import { useDemo } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';

type MealChart = Readonly<{
  meal: MealId;
  values: BarValues;
  points: readonly Point[];
  initialIndex: number;
}>;

type Props = {
  name: string;
  charts: readonly MealChart[];
  axis: Axis;
  /** The current meal: its sentence is shown until the visitor selects a bar; if it has no chart, the first chart's. */
  activeMeal: MealId;
};

/** A chart for each meal, all on one scale, and below them the sentence of the selected bar. */
export function MealCharts({ name, charts, axis, activeMeal }: Props) {
  const { plan } = useDemo().data;
  const [selection, setSelection] = useState<{ meal: MealId; key: string } | null>(null);
  const chartOf = (meal: MealId | undefined) => charts.find((chart) => chart.meal === meal);
  const initialChart = chartOf(activeMeal) ?? charts[0];
  const point =
    chartOf(selection?.meal)?.points.find(({ key }) => key === selection?.key) ??
    initialChart?.points[initialChart.initialIndex];
  return (
    <>
      <div className={charts.length > 1 ? styles.mealCharts : undefined}>
        {charts.map(({ meal, values, points, initialIndex }) => (
          <div key={meal}>
            <h5 className={styles.mealName}>
              {plan.meals[meal].name} <span>{t('plates')}</span>
            </h5>
            <Chart
              name={`${name}: ${plan.meals[meal].name}`}
              label={points[initialIndex]?.label ?? name}
              points={points}
              values={values}
              axis={axis}
              initialIndex={initialIndex}
              onSelect={(key) => setSelection({ meal, key })}
            />
          </div>
        ))}
      </div>
      {point && <p className={`screen-only ${boxes.selectedBarText}`}>{point.label}</p>}
    </>
  );
}
