import { fill } from '../../content/fill.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import table from '../../ui/Table/Table.module.css';
import { clock, clockSeconds } from '../format.ts';
import type { Readouts } from '../sample-readouts.ts';
import { CellHead } from '../tabs/CellHead.tsx';
import type { DrawingProps } from '../tabs/feature-module.ts';
import instrument from '../tabs/Instrument.module.css';
import styles from './AttendanceDrawing.module.css';
import { Gauge } from './Gauge.tsx';

type Marks = { veg: string; nonVeg: string };
type Props = { words: ProductPageWords['attendance']; readouts: Readouts; marks: Marks };

/** The instrument of QR Attendance: a student's pass, the counter, the latest check-ins. */
export default function AttendanceDrawing({ words: { attendance: words }, site, readouts }: DrawingProps) {
  return (
    <div className={`${instrument.instrument} ${instrument.three}`}>
      <Pass words={words} readouts={readouts} marks={site} />
      <Counter words={words} readouts={readouts} />
      <CheckIns words={words} readouts={readouts} marks={site} />
    </div>
  );
}

function Pass({ words, readouts: { pass }, marks }: Props) {
  return (
    <div>
      <CellHead title={words.pass}>
        <span>{words.passOn}</span>
      </CellHead>
      <QrCode text={pass.text} label={fill(words.passPicture, { name: pass.name })} />
      <p className={styles.holder}>
        <b>{pass.name}</b> <span className="num">{pass.room}</span>
      </p>
      <p className={`num ${styles.meta}`}>
        <span>
          <Mark kind={pass.diet} />
          {pass.diet === 'veg' ? marks.veg : marks.nonVeg}
        </span>
        <span>{fill(words.slot, { slot: pass.slot, time: clock(pass.slotAt) })}</span>
      </p>
    </div>
  );
}

function Counter({ words, readouts }: Omit<Props, 'marks'>) {
  const { meal, residents, second } = readouts;
  const { forecast, error, toCome } = meal;
  const counts = { in: meal.plates, forecast, error, toCome, residents };
  return (
    <div className={`${instrument.beside} ${styles.counter}`}>
      <CellHead title={fill(words.counter, { meal: meal.name })}>
        <span className="num">{clock(second / 60)}</span>
      </CellHead>
      <p className={styles.count}>{meal.plates}</p>
      <p className={`num ${styles.say}`}>{fill(words.count, counts)}</p>
      <Gauge {...counts} label={fill(words.gauge, counts)} />
    </div>
  );
}

function CheckIns({ words, readouts: { checkIns }, marks }: Props) {
  const { columns, results } = words;
  return (
    <div className={instrument.beside}>
      <CellHead title={words.list}>
        <span>{words.where}</span>
      </CellHead>
      <table className={`${table.table} ${styles.list}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.room}</th>
            <th scope="col">{columns.diet}</th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {checkIns.map((row) => (
            <tr
              key={`${row.at} ${row.resident}`}
              className={row.result === 'in' ? undefined : styles.refused}
            >
              <td>{clockSeconds(row.at)}</td>
              <td>{row.name}</td>
              <td>{row.room}</td>
              <td>
                {row.diet && <Mark kind={row.diet} label={row.diet === 'veg' ? marks.veg : marks.nonVeg} />}
              </td>
              <td>{results[row.result]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
