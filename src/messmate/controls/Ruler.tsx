import type { ComponentProps, ReactNode } from 'react';
import styles from './Ruler.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Distances between ticks, and after how many of them a tick is long: the last is. */
  parts: number;
  long: number;
  /** Shares of the length: where the slider stands, and how much before it is turmeric. */
  at: number;
  fresh?: number;
  /** A `span` for each label, from one end to the other. */
  labels: ReactNode;
};

/** A slider as a ruler with ticks, filled up to the thumb. Other props are the range input's. */
export function Ruler({ parts, long, at, fresh = 0, labels, ...input }: Props) {
  // Rounded: each value becomes a rule in the document's style sheet.
  const share = (part: number) => Math.round(part * 1000) / 1000;
  const places = { '--parts': parts, '--long': parts / long, '--at': share(at), '--fresh': share(fresh) };
  return (
    <div className={styles.ruler} style={places}>
      <div className={styles.bar} />
      <input type="range" {...input} />
      {/* Keyed by their number, as in Bars.tsx. */}
      <p key={parts / long} className="num">
        {labels}
      </p>
    </div>
  );
}
