import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderLine } from '../../engine/selectors/lines.ts';
import { rupees } from '../../format.ts';
import styles from './Till.island.module.css';

/** So many lines are in view; more are scrolled to, also by keyboard. */
const IN_VIEW = 3;

type Props<T extends OrderLine> = { lines: readonly T[]; note?: (line: T) => ReactNode; empty?: string };

/**
 * The lines of a bill. Their place is as high with one line as with twenty, so that what is below stays where it is; a
 * line that comes is scrolled to within it.
 */
export function BillLines<T extends OrderLine>({ lines, note, empty }: Props<T>) {
  const list = useRef<HTMLDListElement>(null);
  const { length } = lines;
  const before = useRef(length);
  useEffect(() => {
    if (length > before.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    before.current = length;
  }, [length]);
  if (lines.length === 0) return <p className={`${styles.lines} ${styles.empty}`}>{empty}</p>;
  return (
    <dl ref={list} className={`num ${styles.lines}`} tabIndex={lines.length > IN_VIEW ? 0 : undefined}>
      {lines.map((line) => (
        <div key={line.item}>
          <dt>
            {line.name} × {line.count}
            {note?.(line)}
          </dt>
          <dd>{rupees(line.paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
