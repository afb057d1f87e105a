import { memo } from 'react';
import { GrainField } from '../../../components/Grain/Grain.tsx';
import { fill } from '../../../text/fill.ts';
import { wings } from '../../engine/selectors/wings.ts';
import { clock } from '../../format.ts';
import { grainsOf } from '../../grains.ts';
import { useDemo, useView } from '../../store/context.ts';
import { phaseWords } from '../../store/phase.ts';
import instrument from '../../tabs/Instrument.module.css';
import { CellHead } from '../../tabs/Panel.tsx';
import drawing from '../AttendanceDrawing.module.css';
import { Gauge } from '../Gauge.tsx';
import { Answer } from './Answer.tsx';
import styles from './AttendanceLive.island.module.css';

/** The counter's display: what came of the last scan, how many are in, are expected and are still to come, and a grain for each resident. */
export function Count() {
  const { data } = useDemo();
  const { state } = useView();
  const { count, gauge } = data.page.attendance;
  const { forecast, error, total } = wings(state);
  const { residents, served, lastFive, toCome } = total;
  const plates = served + lastFive;
  const counts = { in: plates, forecast, error, toCome, residents };
  return (
    <div className={`${instrument.beside} ${drawing.counter} ${styles.count}`}>
      <CellHead title={phaseWords(data, state.second)}>
        <span className="num">{clock(state.second / 60)}</span>
      </CellHead>
      <Answer />
      <p className={drawing.count}>{plates}</p>
      <p className={`num ${drawing.say}`}>{fill(count, counts)}</p>
      <Field {...grainsOf(total)} />
      <Gauge {...counts} label={fill(gauge, counts)} />
    </div>
  );
}

type FieldProps = { served: number; live: number; due: number; skip: number };

/** Drawn only when a number has changed: its paths are long. */
const Field = memo(function Field(counts: FieldProps) {
  const { field } = useDemo().data.words.attendance.counter;
  const words = { in: counts.served + counts.live, toCome: counts.due, notComing: counts.skip };
  return (
    <div className={styles.grains}>
      <GrainField columns={24} counts={counts} label={fill(field, words)} />
    </div>
  );
});
