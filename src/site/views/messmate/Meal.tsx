import type { CSSProperties } from 'react';
import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { MealBars } from '../../../messmate/bars.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { clock } from '../../../messmate/format.ts';
import { Bars } from '../../../ui/Bars/Bars.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import styles from './Meal.module.css';

export type MarkWords = { veg: string; nonVeg: string };

type Props = {
  meal: MealReadout;
  bars: MealBars;
  max: number;
  words: ProductPageWords['meal'];
  marks: MarkWords;
};

/** One meal: when, its plates every five minutes, the count so far or the forecast, and what is served. */
export function Meal({ meal, bars, max, words, marks }: Props) {
  const { name, opens, closes, phase, plates, forecast, error } = meal;
  const shown = phase === 'due' ? forecast : plates;
  const note = {
    done: words.served,
    live: fill(words.live, { forecast, error }),
    due: fill(words.due, { error }),
  }[phase];
  return (
    <figure className={phase === 'live' ? styles.live : undefined}>
      <figcaption className={styles.head}>
        <b>{name}</b>
        <span className="num">{fill(words.hours, { opens: clock(opens), closes: clock(closes) })}</span>
      </figcaption>
      <Bars {...bars} max={max} label={fill(words.chart, { meal: name, plates: `${shown} ${note}` })} />
      <p className={`num ${styles.plates} ${phase === 'due' ? styles.due : ''}`}>
        <span style={{ '--figures': String(shown).length } as CSSProperties}>{shown}</span> <i>{note}</i>
      </p>
      <ul className={styles.menu}>
        {meal.line.map((dish) => (
          <li key={dish.name}>
            <Mark kind={dish.mark} label={dish.mark === 'veg' ? marks.veg : marks.nonVeg} />
            {dish.name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
