import type { ReactNode } from 'react';
import { numberText } from '../../content/language/locale.ts';
import styles from './Table.module.css';

type Props = {
  /** Its name, where no heading gives one. */
  label?: string;
  columns: readonly string[];
  /** The name of a last column of buttons, which needs script. */
  control?: string;
  className?: string | undefined;
  /** One or more table bodies. */
  children: ReactNode;
};

/** A table that scrolls can be reached by key: Chromium and Firefox see to that themselves, others do not. */
function reachable(table: HTMLTableElement | null) {
  const box = table?.parentElement;
  if (!table || !box) return;
  const look = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const part of [table, box]) look.observe(part);
  return () => look.disconnect();
}

/** A table: the names of its columns, and rows. */
export function Table({ label, columns, control, className = '', children }: Props) {
  return (
    <table ref={reachable} className={`${styles.table} ${className}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {control && (
            <th data-control scope="col">
              {control}
            </th>
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}

type RowProps = {
  head: string;
  cells: readonly ReactNode[];
  /** In the column of buttons. */
  control?: ReactNode;
  className?: string | undefined;
};

/** A row: its head, and its cells. */
export const Row = ({ head, cells, control, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">{head}</th>
    {cells.map((cell, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
      <td key={i}>{typeof cell === 'number' ? numberText(cell) : cell}</td>
    ))}
    {control !== undefined && <td data-control>{control}</td>}
  </tr>
);
