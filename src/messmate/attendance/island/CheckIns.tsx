import { Mark } from '../../../ui/Mark/Mark.tsx';
import table from '../../../ui/Table/Table.module.css';
import { latestCheckIns } from '../../engine/selectors/checkins.ts';
import { clockSeconds } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import drawing from '../AttendanceDrawing.module.css';

/** As many as the drawing shows. */
const ROWS = 9;

/** The latest scans of everyone, newest first. */
export function CheckIns() {
  const { data } = useDemo();
  const { state } = useView();
  const { list, where, columns, results } = data.page.attendance;
  const { veg, nonVeg } = data.site;
  return (
    <div>
      <CellHead title={list}>
        <span>{where}</span>
      </CellHead>
      <table className={`${table.table} ${drawing.list}`} aria-label={list}>
        <thead className="visually-hidden">
          <tr>
            {(['time', 'name', 'room', 'diet', 'result'] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {latestCheckIns(state, ROWS).map(({ at, name, room, diet, result }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, whose words change: nothing moves
            <tr key={place} className={result === 'in' ? undefined : drawing.refused}>
              <td>{clockSeconds(at)}</td>
              <td>{name}</td>
              <td>{room}</td>
              <td>{diet && <Mark kind={diet} label={diet === 'veg' ? veg : nonVeg} />}</td>
              <td>{results[result]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
