import { fill } from '../../content/fill.ts';
import { Bars } from '../../ui/Bars/Bars.tsx';
import { Scaled } from '../../ui/Bars/Scaled.tsx';
import { salesByHour } from '../engine/selectors/shop.ts';
import { clock, rupees } from '../format.ts';
import { useDemo, useView } from '../store/context.ts';
import { CellHead } from '../tabs/CellHead.tsx';
import instrument from '../tabs/Instrument.module.css';
import { HourAxis } from './HourAxis.tsx';
import { salesBars } from './sales-bars.ts';
import styles from './TuckshopPanel.module.css';

/** Sales of the day by the hour, sold and still expected. */
export function SalesByHour() {
  const { tuckshop: page } = useDemo().data.page;
  const sales = salesByHour(useView().state);
  const { bars, axis, busiest } = salesBars(sales);
  const amount = rupees(sales.total);
  return (
    <div className={`${instrument.whole} ${styles.sales}`}>
      <CellHead level={5} title={page.sales}>
        <span className="num">{fill(page.soFar, { amount })}</span>
      </CellHead>
      <Scaled axis={axis} text={rupees}>
        <Bars {...bars} label={fill(page.picture, { amount, hour: clock(busiest * 60) })} />
        <HourAxis hours={sales.hours} />
      </Scaled>
    </div>
  );
}
