import { type ReactNode, useId } from 'react';
import { CellHead } from '../../tabs/CellHead.tsx';
import { FigureTable } from './FigureTable.tsx';

type Props = {
  title: string;
  /** What it shows, in a few words. */
  note?: string;
  /** The heads of its figures as a table; the first names the rows. */
  columns: readonly string[];
  rows: () => readonly (readonly string[])[];
  children: ReactNode;
};

/** A chart with its title, and its figures as a table. */
export function Chart({ title, note, columns, rows, children }: Props) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption>
        <CellHead title={title} id={id}>
          {note && <span>{note}</span>}
        </CellHead>
      </figcaption>
      {children}
      <FigureTable name={title} columns={columns} rows={rows} />
    </figure>
  );
}
