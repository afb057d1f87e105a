import type { ReactNode } from 'react';
import { numberText } from '../../content/language/locale.ts';
import styles from './Table.module.css';

type Props = {
  /** Its name, unless a heading gives one. */
  label?: string;
  columns: readonly string[];
  /** The heading of a last column of buttons, which need script. */
  control?: string;
  className?: string | undefined;
  /** One or more table bodies. */
  children: ReactNode;
};

/** Makes a scrolling table focusable, as Chromium and Firefox do by themselves. */
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
