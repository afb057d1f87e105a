import { fill } from '../../content/fill.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { Bars } from '../../ui/Bars/Bars.tsx';
import { Scaled } from '../../ui/Bars/Scaled.tsx';
import { clock, rupees } from '../format.ts';
import type { Readouts } from '../sample-readouts.ts';
import { CellHead } from '../tabs/CellHead.tsx';
import type { DrawingProps } from '../tabs/feature-module.ts';
import instrument from '../tabs/Instrument.module.css';
import { Bill } from './Bill.tsx';
import { HourAxis } from './HourAxis.tsx';
import { Shelf } from './Shelf.tsx';
import { salesBars } from './sales-bars.ts';
import styles from './TuckshopDrawing.module.css';

/** The instrument of the Digital Tuckshop: the shelf, an order paid from the wallet, the day's sales. */
export default function TuckshopDrawing({ words: { tuckshop: words }, site, readouts }: DrawingProps) {
  return (
    <div className={`${instrument.instrument} ${instrument.two}`}>
      <Shelf words={words} readouts={readouts} marks={site} />
      <div className={`${instrument.beside} ${styles.counter}`}>
        <Bill words={words} order={readouts.order} time={clock(readouts.second / 60)} />
      </div>
      <SalesByHour words={words} sales={readouts.sales} />
    </div>
  );
}

function SalesByHour({ words, sales }: { words: ProductPageWords['tuckshop']; sales: Readouts['sales'] }) {
  const { bars, axis, busiest } = salesBars(sales);
  const amount = rupees(sales.total);
  return (
    <div className={`${instrument.whole} ${styles.sales}`}>
      <CellHead title={words.sales}>
        <span className="num">{fill(words.soFar, { amount })}</span>
      </CellHead>
      <Scaled axis={axis} text={rupees}>
        <Bars {...bars} label={fill(words.picture, { amount, hour: clock(busiest * 60) })} />
        <HourAxis hours={sales.hours} />
      </Scaled>
    </div>
  );
}
