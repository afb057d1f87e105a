import { Mark } from '../../ui/Mark/Mark.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import { ClockBar } from '../controls/ClockBar.tsx';
import { CellHead } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import { latestCheckIns } from '../engine/selectors/checkins.ts';
import { clockSeconds } from '../format.ts';
import { useDemo, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { Count } from './Count.tsx';
import { Pass } from './Pass.tsx';

/** QR Attendance: the count with the answer to the last scan, the pass or code to scan, and the latest check-ins. */
export default function AttendancePanel() {
  return (
    <div className={`${instrument.instrument} ${styles.panel}`}>
      <ClockBar />
      <Count />
      <Pass />
      <CheckIns />
    </div>
  );
}

const COLUMNS = ['time', 'name', 'room', 'diet', 'result'] as const;
/** As many rows as fit beside the counter. */
const ROWS = 10;

/** The latest scans of everyone, newest first. */
function CheckIns() {
  const { data } = useDemo();
  const { state } = useView();
  const { list, where, columns, results } = data.page.attendance;
  const { veg, nonVeg } = data.site;
  return (
    <div className={`${instrument.beside} ${styles.list}`}>
      <CellHead title={list}>
        <span>{where}</span>
      </CellHead>
      <Table label={list} isHeadHidden columns={COLUMNS.map((column) => columns[column])}>
        <tbody>
          {latestCheckIns(state, ROWS).map(({ at, name, room, diet, result }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, whose words change: nothing moves
            <tr key={place} className={result === 'in' ? undefined : styles.refused}>
              <td>{clockSeconds(at)}</td>
              <td>{name}</td>
              <td>{room}</td>
              <td>{diet && <Mark kind={diet} label={diet === 'veg' ? veg : nonVeg} />}</td>
              <td>{results[result]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
