import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { historyBars } from '../../../messmate/bars.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Bars } from '../../../ui/Bars/Bars.tsx';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import styles from './DinnersDrawing.module.css';

type Props = { words: ProductPageWords['analytics']; readouts: Readouts };

/** The dinner chart, small: plates eaten as bars from zero, plates cooked as a line over each, today's forecast; and the key. */
export function DinnersDrawing({ words, readouts: { dinner, dinners } }: Props) {
  const { days, today } = dinners;
  const { forecast, error } = today;
  const ends = { first: days[0]?.wasted ?? 0, last: days.at(-1)?.wasted ?? 0 };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <p className="caption">{fill(words.chart, { meal: dinner.name, days: days.length })}</p>
        <Legend
          words={{
            served: words.eaten,
            line: words.cooked,
            live: fill(words.forecast, { plates: forecast, error }),
          }}
        />
      </figcaption>
      <Bars
        {...historyBars(dinners).bars}
        label={fill(words.picture, { meal: dinner.name, days: days.length, ...ends })}
      />
    </figure>
  );
}
