import { memo, useMemo } from 'react';
import { MEALS } from '../../engine/plan.ts';
import { forecastErrorOf } from '../../engine/selectors/method.ts';
import { pattern } from '../../engine/selectors/past.ts';
import type { Choice } from '../../engine/selectors/period.ts';
import type { HostelState } from '../../engine/state.ts';
import { sum } from '../../engine/sum.ts';
import { currentMeal } from '../../engine/time.ts';
import { useDemo } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import { Pattern } from '../Pattern.tsx';
import styles from './AnalyticsLive.island.module.css';
import { CostChart } from './CostChart.tsx';
import { type Figures, useSame } from './chart-figures.ts';
import { ForecastChart } from './ForecastChart.tsx';
import type { Chart } from './four-figures.ts';
import { PlatesChart } from './PlatesChart.tsx';
import { WasteChart } from './WasteChart.tsx';

type Props = { chart: Chart; state: HostelState; choice: Choice; figures: Figures };

/** The chart behind a figure; with the plates comes the pattern of the week. */
export const ChartOf = memo(function ChartOf({ chart, state, choice, figures }: Props) {
  const { hostel } = state;
  const { past, today, days, booked } = figures;
  const { page, plan } = useDemo().data;
  const usual = useSame(pattern(state, choice));
  // A day of which only breakfast is over would look like a bad one.
  const whole = useMemo(
    () => days.filter(({ cells }) => cells.length === today.length),
    [days, today.length],
  );
  const { wing } = choice;
  const errors = useMemo(
    () => new Map(MEALS.map((meal) => [meal, forecastErrorOf(hostel, { meal, wing })])),
    [hostel, wing],
  );
  switch (chart) {
    case 'plates':
      return (
        <>
          <div className={styles.cell}>
            <PlatesChart
              past={past}
              today={today}
              errors={errors}
              now={currentMeal(hostel.plan, state.second)}
            />
          </div>
          <div className={styles.cell}>
            <CellHead title={page.analytics.pattern}>
              <span>{page.analytics.patternNote}</span>
            </CellHead>
            <Pattern
              rows={usual}
              meals={plan.meals}
              name={page.analytics.pattern}
              day={page.analytics.day}
              none={page.analytics.none}
              top={hostel.residents.length / (wing === null ? 1 : plan.wings.length)}
            />
          </div>
        </>
      );
    case 'cost':
      return (
        <div className={styles.cell}>
          <CostChart hostel={hostel} days={days} booked={booked} />
        </div>
      );
    case 'error':
      return (
        <div className={styles.cell}>
          <ForecastChart
            hostel={hostel}
            choice={choice}
            days={whole}
            expected={sum(today.map(({ forecast }) => forecast))}
          />
        </div>
      );
    case 'saved':
      return (
        <div className={styles.cell}>
          <WasteChart days={days} />
        </div>
      );
  }
});
