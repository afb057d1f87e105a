import table from '../../ui/Table/Table.module.css';
import { useDemo } from '../store/context.ts';
import styles from './controls.module.css';
import { Details } from './Details.tsx';

type Props = {
  /** The chart's. */
  name: string;
  columns: readonly string[];
  /** First cells are the rows' heads. Called only while the table is open: it costs nothing before. */
  rows: () => readonly (readonly string[])[];
};

/** The foot of a chart: how it is read point by point, and its figures for those who read rather than look. */
export function ChartTable({ name, columns, rows }: Props) {
  const { keys, figures } = useDemo().data.words.shared.chart;
  const summary = (
    <>
      {figures}
      <span className="visually-hidden">: {name}</span>
    </>
  );
  return (
    <>
      <p className="cap" data-control>
        {keys}
      </p>
      <Details className={styles.figures} summary={summary}>
        {() => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          <section className={styles.scroll} aria-label={name} tabIndex={0}>
            <table className={table.table}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows().map(([head, ...cells]) => (
                  <tr key={`${head} ${cells[0]}`}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                      <td key={i}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Details>
    </>
  );
}
