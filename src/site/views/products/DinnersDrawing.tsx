import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import states from '../../../ui/Grain/states.module.css';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import styles from './DinnersDrawing.module.css';

type Props = { words: ProductPageWords['analytics']; readouts: Readouts };

const HEIGHT = 160;
/** A day's share of the width, and its bar's. */
const STEP = 20;
const BAR = 14;

/** The dinner chart, small: plates eaten as bars from zero, plates cooked as a line over each, today's forecast; and the key. */
export function DinnersDrawing({ words, readouts: { dinner, dinners } }: Props) {
  const { days, today } = dinners;
  const most = Math.max(today.forecast, ...days.map(({ cooked }) => cooked));
  const height = (plates: number) => Math.round((plates / most) * (HEIGHT - 8));
  const bar = (plates: number, day: number) =>
    `M${day * STEP} ${HEIGHT}v-${height(plates)}h${BAR}V${HEIGHT}z`;
  const ends = { first: days[0]?.wasted ?? 0, last: days.at(-1)?.wasted ?? 0 };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <p className="cap">{fill(words.chart, { meal: dinner.name, days: days.length })}</p>
        <Legend
          entries={[
            { kind: 'served', label: words.eaten },
            { kind: 'line', label: words.cooked },
            { kind: 'live', label: fill(words.forecast, { plates: today.forecast, error: today.error }) },
          ]}
        />
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP + BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.picture, { meal: dinner.name, days: days.length, ...ends })}
      >
        <path className={states.served} d={days.map(({ eaten }, day) => bar(eaten, day)).join('')} />
        <path className={states.live} d={bar(today.forecast, days.length)} />
        <path
          className={styles.cooked}
          d={days.map(({ cooked }, day) => `M${day * STEP} ${HEIGHT - height(cooked)}h${BAR}`).join('')}
        />
      </svg>
    </figure>
  );
}
