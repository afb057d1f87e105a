import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { t } from '../../content/t.ts';
import { ClockBar } from '../controls/ClockBar.tsx';
import { CellHead, FoldedCell, holdHeight, SegmentedControl, Select } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import { isoDay } from '../engine/calendar.ts';
import { MEALS } from '../engine/plan.ts';
import { bookedDays, shopBooks, todayTotals } from '../engine/selectors/books.ts';
import { pattern } from '../engine/selectors/past.ts';
import { type Choice, firstDayOf, pastCells, todayCells } from '../engine/selectors/period.ts';
import { daysOf } from '../engine/selectors/period-sums.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal } from '../engine/time.ts';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { useChosen, useDemo, useIsLive, useView } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { shortDay } from './days.ts';
import { Pattern } from './Pattern.tsx';
import { Plates, PlatesTable } from './Plates.tsx';
import { Report } from './Report.tsx';
import { Tiles } from './Tiles.tsx';
import { Waste, WasteTable } from './Waste.tsx';

/** The clock steps four times a second, so each part is rendered again only when its figures have changed. */
export default function AnalyticsPanel() {
  return (
    <PanelRoot id="analytics">
      <Figures />
    </PanelRoot>
  );
}

function Figures() {
  const { plan } = useDemo().data;
  const { state } = useView();
  const { hostel } = state;
  const [choice, choose] = useChosen('figures', { period: 'month', meal: null });
  const [chart, setChart] = useChosen('chart', 'plates');
  // The filters respond first; the charts follow.
  const shown = useDeferredValue(choice);
  const isPlates = useDeferredValue(chart) === 'plates';
  const figures = useFigures(state, shown);
  const usual = useUnchanged(pattern(state, shown.meal));
  const shop = useUnchanged(shopBooks(state));
  const charts = useRef<HTMLElement>(null);
  const isLive = useIsLive();
  return (
    <div className={instrument.instrument}>
      <ClockBar />
      <div>
        <CellHead title={t('The mess in four figures')}>
          {/* Announced here: a notice would cover the charts. */}
          <span className={styles.shown} aria-live="polite">
            {t('{meal}, {from} to {to}', {
              from: shortDay(isoDay(firstDayOf(hostel, shown.period))),
              to: shortDay(plan.day),
              meal: shown.meal ? plan.meals[shown.meal].name : t('All meals'),
            })}
          </span>{' '}
          <Filters
            choice={choice}
            onChoose={(next) => {
              holdHeight(charts.current);
              choose(next);
            }}
          />
        </CellHead>
        <Tiles hostel={hostel} meal={shown.meal} {...figures} />
      </div>
      <figure ref={charts} className={instrument.holds}>
        <CellHead title={t('Day by day')}>
          <SegmentedControl
            label={t('Day by day')}
            words={{ plates: t('Cooked and eaten'), waste: t('Waste') }}
            value={chart}
            onChoose={setChart}
          />
        </CellHead>
        {/* Both in one place, as high as the first. */}
        <div className={styles.either}>
          <div className={isPlates ? undefined : styles.other}>
            <Plates {...{ hostel, ...figures }} now={currentMeal(plan, state.second)} />
          </div>
          {isLive && (
            <div className={isPlates ? styles.other : undefined}>
              <Waste days={figures.days} />
            </div>
          )}
        </div>
        {isPlates ? <PlatesTable {...figures} /> : <WasteTable days={figures.days} />}
      </figure>
      <FoldedCell title={t('Attendance pattern')} isAlways>
        <Pattern rows={usual} meals={plan.meals} top={hostel.residents.length} />
      </FoldedCell>
      <Report hostel={hostel} booked={figures.booked} shop={shop} />
    </div>
  );
}

function Filters({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const { plan } = useDemo().data;
  return (
    <section className={styles.filters} aria-label={t('What the figures and charts show')} data-control>
      <SegmentedControl
        label={t('Period')}
        words={{ week: t('{days} days', { days: 7 }), month: t('This month') }}
        value={choice.period}
        onChoose={(period) => onChoose({ ...choice, period })}
      />
      <Select
        label={t('Meal')}
        options={['', ...MEALS]}
        nameOf={(meal) => (meal ? plan.meals[meal].name : t('All meals'))}
        value={choice.meal ?? ''}
        onChoose={(meal) => onChoose({ ...choice, meal: meal || null })}
      />
    </section>
  );
}

/** The previous object while its content is the same, so that memoised parts skip a render. */
function useUnchanged<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

/** Each a new object only when it has changed; a step of the clock changes today's at most. */
function useFigures(state: HostelState, { period, meal }: Choice) {
  const { hostel } = state;
  const past = useMemo(() => pastCells(hostel, { period, meal }), [hostel, period, meal]);
  const today = useUnchanged(todayCells(state, { period, meal }));
  const closed = useUnchanged(today.filter(({ cooked }) => cooked !== null));
  const days = useMemo(() => daysOf([...past, ...closed]), [past, closed]);
  const totals = useUnchanged(todayTotals(state));
  const booked = useMemo(() => bookedDays(hostel, totals), [hostel, totals]);
  return { past, today, days, booked };
}
