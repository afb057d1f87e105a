import type { ReactNode } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import styles from './Table.module.css';

type Props = {
  /** The table's accessible name, unless the heading or section around it says enough. */
  label?: string;
  columns: readonly string[];
  className?: string | undefined;
  children: ReactNode;
};

/** Makes a table's container focusable while the table overflows it, so that keys can scroll it also in WebKit. */
function makeFocusable(table: HTMLTableElement | null) {
  const box = table?.parentElement;
  if (!table || !box) return;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(table);
  observer.observe(box);
  return () => observer.disconnect();
}

/** A table with column headings. Its container scrolls if the table is wider. */
export function Table({ label, columns, className = '', children }: Props) {
  return (
    <table ref={makeFocusable} className={`${styles.table} ${className}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

type RowProps = { head: string; cells: readonly ReactNode[]; className?: string | undefined };

export const Row = ({ head, cells, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">{head}</th>
    {cells.map((cell, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
      <td key={i}>{typeof cell === 'number' ? formatNumber(cell) : cell}</td>
    ))}
  </tr>
);
