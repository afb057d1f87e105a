import { useDeferredValue, useMemo } from 'react';
import { ClockBar } from '../../controls/ClockBar.tsx';
import { isoDay } from '../../engine/calendar.ts';
import { MEALS } from '../../engine/plan.ts';
import { shopBooks } from '../../engine/selectors/books.ts';
import { type Choice, firstDayOf } from '../../engine/selectors/period.ts';
import { currentMeal } from '../../engine/time.ts';
import { useChosen } from '../../store/chosen.ts';
import { useView } from '../../store/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import styles from './AnalyticsLive.island.module.css';
import { CostChart } from './CostChart.tsx';
import { useFigures, useSame } from './chart-figures.ts';
import { Filters, PERIODS } from './Filters.tsx';
import { ForecastChart } from './ForecastChart.tsx';
import { Patterns } from './Marks.tsx';
import { PatternTable } from './PatternTable.tsx';
import { PlatesChart } from './PlatesChart.tsx';
import { Report } from './Report.tsx';
import { WasteChart } from './WasteChart.tsx';

/**
 * The live part of Analytics: cooked against eaten, the pattern, the forecast, waste, cost and the month's report.
 * Each part is drawn anew only when its figures have changed, for the clock steps four times a second.
 */
export function AnalyticsLive() {
  const { state } = useView();
  const { hostel } = state;
  const { plan } = hostel;
  const [chosen, setChosen] = useChosen<Choice>(
    'figures',
    () => ({ period: 'week', meal: null, wing: null }),
    ({ period, meal, wing }) =>
      PERIODS.includes(period) &&
      (meal === null || MEALS.includes(meal)) &&
      (wing === null || Number(wing) in plan.wings),
  );
  // The filters answer at once, and the charts follow in pieces: a slow phone is not held up by four hundred marks.
  const choice = useDeferredValue(chosen);
  const { past, today, over, days, booked } = useFigures(state, choice);
  const shop = useSame(shopBooks(state));
  const from = isoDay(firstDayOf(hostel, choice.period));
  // A day of which only breakfast is over would look like a bad one.
  const whole = useMemo(
    () => days.filter(({ cells }) => cells.length === today.length),
    [days, today.length],
  );
  const residents = hostel.residents.length / (choice.wing === null ? 1 : plan.wings.length);
  return (
    <div className={`${instrument.instrument} ${instrument.two} ${styles.panel}`}>
      <ClockBar />
      <Filters choice={chosen} from={isoDay(firstDayOf(hostel, chosen.period))} onChoose={setChosen} />
      <div className={instrument.whole}>
        <Patterns />
        <PlatesChart past={past} today={today} />
      </div>
      <div>
        <PatternTable
          cells={[...over, ...today.filter(({ cooked }) => cooked === null)]}
          meal={choice.meal}
          residents={residents}
          now={{ weekday: hostel.weekday, meal: currentMeal(plan, state.second) }}
          from={from}
          to={plan.day}
        />
      </div>
      <div className={`${instrument.beside} ${styles.second}`}>
        <CostChart hostel={hostel} days={days} booked={booked} />
      </div>
      <div>
        <ForecastChart
          hostel={hostel}
          days={whole}
          expected={today.reduce((sum, { forecast }) => sum + forecast, 0)}
        />
      </div>
      <div className={`${instrument.beside} ${styles.second}`}>
        <WasteChart days={days} />
      </div>
      <div className={instrument.whole}>
        <Report hostel={hostel} booked={booked} shop={shop} />
      </div>
    </div>
  );
}
