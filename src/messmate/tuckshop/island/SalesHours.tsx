import { type CSSProperties, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Bars } from '../../../ui/Bars/Bars.tsx';
import { kindsOf } from '../../../ui/Bars/kinds.ts';
import { Scaled } from '../../../ui/Bars/Scaled.tsx';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import table from '../../../ui/Table/Table.module.css';
import { Details } from '../../controls/Details.tsx';
import { salesByHour } from '../../engine/selectors/shop.ts';
import { clock, rupees } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import { HourAxis } from '../HourAxis.tsx';
import { salesBars } from '../sales-bars.ts';
import drawing from '../TuckshopDrawing.module.css';
import styles from './Shop.island.module.css';
import tuckshopStyles from './Tuckshop.island.module.css';

/**
 * Sales of the day by the hour, sold and still expected. A slider as wide as the bars reads them out one by one: it
 * is one stop of the keyboard, and as easy by touch.
 */
export function SalesHours() {
  const { data } = useDemo();
  const sales = salesByHour(useView().state);
  const { hours, current, total } = sales;
  const { bars, axis, busiest } = salesBars(sales);
  const kinds = kindsOf([bars]);
  const { sales: words } = data.words.tuckshop;
  const page = data.page.tuckshop;
  const [chosen, setChosen] = useState<number | null>(null);
  const place = chosen ?? Math.max(0, current);
  const amount = rupees(total);
  const read = (i: number): string => {
    const { hour = 0, paise = 0, toCome = 0 } = hours[i] ?? {};
    return fill(toCome > 0 ? words.more : words.sold, {
      from: clock(hour * 60),
      to: clock((hour + 1) * 60),
      sold: rupees(paise),
      more: rupees(toCome),
    });
  };
  return (
    <div className={drawing.sales}>
      <CellHead level={5} title={page.sales}>
        <span className="num">{fill(page.soFar, { amount })}</span>
      </CellHead>
      <Scaled axis={axis} text={rupees}>
        <div className={styles.chart} style={{ '--hours': hours.length, '--place': place } as CSSProperties}>
          <Bars {...bars} label={fill(page.picture, { amount, hour: clock(busiest * 60) })} />
          <HourAxis hours={hours} />
          <input
            type="range"
            aria-label={words.slider}
            aria-valuetext={read(place)}
            min={0}
            max={hours.length - 1}
            value={place}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
      </Scaled>
      <div className={styles.reading}>
        <p className="num">{read(place)}</p>
        <Legend
          entries={(
            [
              { kind: 'served', label: words.past },
              { kind: 'live', label: words.now },
              { kind: 'due', label: words.due },
            ] as const
          ).filter(({ kind }) => kinds.has(kind))}
        />
      </div>
      <Details className={tuckshopStyles.more} summary={<span>{words.table}</span>}>
        {() => (
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{words.hour}</th>
                <th scope="col">{words.past}</th>
                <th scope="col">{words.due}</th>
              </tr>
            </thead>
            <tbody>
              {hours.map(({ hour, paise, toCome }) => (
                <tr key={hour}>
                  <th scope="row">{clock(hour * 60)}</th>
                  <td>{rupees(paise)}</td>
                  <td>{rupees(toCome)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Details>
    </div>
  );
}
