import { fill } from '../../content/fill.ts';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { salesBars } from '../bars.ts';
import { Chart, ChartTable } from '../controls/Chart.tsx';
import { FoldedCell } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import { salesByHour } from '../engine/selectors/shop.ts';
import { clock, hourMark, rupees } from '../format.ts';
import { useDemo, useView } from '../store/context.ts';

/** Sales of the day by the hour, beside what is usual. */
export function SalesByHour() {
  const { data } = useDemo();
  const { sales: words } = data.words.tuckshop;
  const page = data.page.tuckshop;
  const sales = salesByHour(useView().state);
  const { hours, current, total } = sales;
  const { bars, axis, busiest } = salesBars(sales);
  const amount = rupees(total);
  const points = hours.map(({ hour, paise, toCome }, i) => {
    const { figure, half } = hourMark(hour, i === 0);
    const [from, to] = [clock(hour * 60), clock((hour + 1) * 60)];
    const told = { from, to, sold: rupees(paise), more: rupees(toCome) };
    const label = fill(toCome > 0 ? words.more : words.sold, told);
    return { key: from, tick: figure, isMinor: hour % 2 > 0, more: half, label };
  });
  return (
    <FoldedCell className={instrument.whole} level={5} title={page.sales} note={fill(page.soFar, { amount })}>
      <Chart
        name={page.sales}
        label={fill(page.picture, { amount, hour: clock(busiest * 60) })}
        points={points}
        bars={bars}
        axis={axis}
        text={rupees}
        first={Math.max(0, current)}
      />
      <Legend words={{ served: words.past, live: words.now, due: words.due }} of={[bars]} />
      <ChartTable
        name={page.sales}
        columns={[words.hour, words.past, words.due]}
        rows={() =>
          hours.map(({ hour, paise, toCome }) => [
            clock(hour * 60),
            rupees(paise),
            toCome > 0 ? rupees(toCome) : '',
          ])
        }
      />
    </FoldedCell>
  );
}
