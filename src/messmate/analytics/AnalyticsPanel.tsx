import { memo, useDeferredValue, useRef } from 'react';
import { t } from '../../content/t.ts';
import boxes from '../controls/Boxes.module.css';
import { BoxHeader, holdHeight, SegmentedControl, Select } from '../controls/controls.tsx';
import { isoDay } from '../engine/calendar.ts';
import { computeShopBooks } from '../engine/selectors/books.ts';
import { firstDayOf, type PeriodFilter } from '../engine/selectors/period.ts';
import { currentMeal, mealsInWeek } from '../engine/time.ts';
import { IslandRoot } from '../island/IslandRoot.tsx';
import { useAnnouncement, useChoice, useDemo, useIsHydrated, useView } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { type ChartData, useFigures, useStableValue } from './chart-data.ts';
import { CHARTS, type ChartName, chartNames } from './charts.ts';
import { shortDay } from './days.ts';
import { Report } from './Report.tsx';
import { Tiles } from './Tiles.tsx';

/** The product's name, for the file name of a report. */
type Props = { product: string };

/** The tiles, charts and report are memoised, because a playing demo renders up to four times a second. */
export default function AnalyticsPanel({ product }: Props) {
  return (
    <IslandRoot id="analytics">
      <Figures product={product} />
    </IslandRoot>
  );
}

const INITIAL_CHOICE: PeriodFilter = { period: 'month', meal: null };

function Figures({ product }: Props) {
  const { plan } = useDemo().data;
  const { state } = useView();
  const { hostel } = state;
  const [choice, setChoice] = useChoice('periodFilter', INITIAL_CHOICE);
  const [chart, setChart] = useChoice('chart', 'plates');
  // The filters respond first; the charts follow.
  const deferredChoice = useDeferredValue(choice);
  const deferredChart = useDeferredValue(chart);
  const { ledger, ...figures } = useFigures(state, deferredChoice);
  const activeMeal = currentMeal(plan, state.second);
  const shop = useStableValue(computeShopBooks(state));
  const chartsRef = useRef<HTMLElement>(null);
  const scope = t('{meal}, {from} to {to}', {
    from: shortDay(isoDay(firstDayOf(hostel, deferredChoice.period))),
    to: shortDay(plan.day),
    meal: deferredChoice.meal ? plan.meals[deferredChoice.meal].name : t('All meals'),
  });
  // Announces a chosen scope once the figures show it.
  useAnnouncement(choice === deferredChoice && choice !== INITIAL_CHOICE ? scope : '');
  return (
    <div className={boxes.grid}>
      <div>
        <BoxHeader title={t('The mess in four figures')}>
          <span className={styles.scope}>{scope}</span>{' '}
          <Filters
            choice={choice}
            onChange={(newChoice) => {
              holdHeight(chartsRef.current);
              setChoice(newChoice);
            }}
          />
        </BoxHeader>
        <Tiles hostel={hostel} meal={deferredChoice.meal} ledger={ledger} {...figures} />
      </div>
      <figure ref={chartsRef} className={boxes.keepsHeight}>
        <BoxHeader title={t('Day by day')}>
          <SegmentedControl
            label={t('Day by day')}
            isWide
            labels={chartNames()}
            value={chart}
            onChange={setChart}
          />
        </BoxHeader>
        <Charts {...figures} hostel={hostel} activeMeal={activeMeal} selected={deferredChart} />
      </figure>
      <Report product={product} hostel={hostel} ledger={ledger} shop={shop} />
    </div>
  );
}

/** All charts share a grid cell, so that a selection moves nothing. The document has only the selected one. */
const Charts = memo(function Charts({ selected, ...data }: ChartData & { selected: ChartName }) {
  const isHydrated = useIsHydrated();
  const names = isHydrated ? (Object.keys(CHARTS) as ChartName[]) : [selected];
  const { Table } = CHARTS[selected];
  return (
    <>
      <div className={`stack ${styles.charts}`}>
        {names.map((name) => {
          const { Chart } = CHARTS[name];
          return (
            <div key={name} className={name === selected ? undefined : styles.inactive}>
              <Chart {...data} />
            </div>
          );
        })}
      </div>
      <Table {...data} />
    </>
  );
});

function Filters({ choice, onChange }: { choice: PeriodFilter; onChange: (choice: PeriodFilter) => void }) {
  const { plan } = useDemo().data;
  return (
    <section className={styles.filters} aria-label={t('What the figures and charts show')} data-control>
      <SegmentedControl
        label={t('Period')}
        labels={{ week: t('{days} days', { days: 7 }), month: t('This month') }}
        value={choice.period}
        onChange={(period) => onChange({ ...choice, period })}
      />
      <Select
        label={t('Meal')}
        options={['', ...mealsInWeek(plan)]}
        nameOf={(meal) => (meal ? plan.meals[meal].name : t('All meals'))}
        value={choice.meal ?? ''}
        onChange={(meal) => onChange({ ...choice, meal: meal || null })}
      />
    </section>
  );
}
