import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { ClockBar } from '../controls/ClockBar.tsx';
import { MEALS } from '../engine/plan.ts';
import { shopBooks } from '../engine/selectors/books.ts';
import type { Choice } from '../engine/selectors/period.ts';
import { useChosen } from '../store/chosen.ts';
import { useDemo, useView } from '../store/context.ts';
import instrument from '../tabs/Instrument.module.css';
import { useIsOnPaper } from '../useIsOnPaper.ts';
import styles from './island/AnalyticsLive.island.module.css';
import { ChartOf } from './island/ChartOf.tsx';
import { useFigures, useSame } from './island/chart-figures.ts';
import { shownWords } from './island/days.ts';
import { Filters, PERIODS } from './island/Filters.tsx';
import { CHARTS, type Chart } from './island/four-figures.ts';
import { Patterns } from './island/Marks.tsx';
import { Report } from './island/Report.tsx';
import { Summary } from './island/Summary.tsx';

/** A chart that begins below this part of the screen cannot be seen. */
const SIGHT = 0.6;

/**
 * The live part of Analytics: four figures, the chart that one of them has opened, and the month's report. Each part
 * is drawn anew only when its figures have changed, for the clock steps four times a second.
 */
export default function AnalyticsPanel() {
  const { data } = useDemo();
  const { state } = useView();
  const { hostel } = state;
  const [chosen, setChosen] = useChosen<Choice>(
    'figures',
    () => ({ period: 'month', meal: null, wing: null }),
    ({ period, meal, wing }) =>
      PERIODS.includes(period) &&
      (meal === null || MEALS.includes(meal)) &&
      (wing === null || Number(wing) in hostel.plan.wings),
  );
  const [open, setOpen] = useChosen<Chart | null>(
    'chart',
    () => 'plates',
    (chart) => chart === null || CHARTS.includes(chart),
  );
  // What is pressed answers at once, and the charts follow in pieces: a slow phone is not held up by its marks.
  const choice = useDeferredValue(chosen);
  const drawn = useDeferredValue(open);
  const isOnPaper = useIsOnPaper();
  const figures = useFigures(state, choice);
  const shop = useSame(shopBooks(state));
  const shown = useMemo(() => shownWords(data, hostel, chosen), [data, hostel, chosen]);
  const chartId = useId();
  const { place, bringIntoView } = useSight(drawn);
  const openChart = useCallback(
    (chart: Chart | null, isByPointer: boolean) => {
      setOpen(chart);
      if (chart && isByPointer) bringIntoView();
    },
    [setOpen, bringIntoView],
  );
  const { past, today, days, booked } = figures;
  return (
    <div className={`${instrument.instrument} ${styles.panel}`}>
      <ClockBar />
      <Summary {...{ hostel, past, today, days, booked, shown, open, chartId }} onOpen={openChart} />
      <div ref={place} className={styles.charts}>
        <Patterns />
        <Filters choice={chosen} onChoose={setChosen} />
        <div id={chartId}>
          {/* On paper nothing can be opened. */}
          {CHARTS.filter((chart) => isOnPaper || chart === drawn).map((chart) => (
            <ChartOf key={chart} chart={chart} state={state} choice={choice} figures={figures} />
          ))}
        </div>
      </div>
      <div>
        <Report hostel={hostel} booked={booked} shop={shop} />
      </div>
    </div>
  );
}

/** Once a chart that was asked for is drawn: where little of it shows, the figures go to the top, and it follows them. */
function useSight(drawn: Chart | null) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  const bringIntoView = useCallback(() => {
    isWanted.current = true;
  }, []);
  useEffect(() => {
    const { top = 0 } = place.current?.lastElementChild?.getBoundingClientRect() ?? {};
    if (isWanted.current && drawn && top > innerHeight * SIGHT)
      place.current?.previousElementSibling?.scrollIntoView();
    isWanted.current = false;
  }, [drawn]);
  return { place, bringIntoView };
}
