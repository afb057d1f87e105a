import type { CSSProperties } from 'react';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { MealBars } from '../../../messmate/bars.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { mealWords } from '../../../messmate/sample-readouts.ts';
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
  const { name, phase, line } = meal;
  const { hours, figure, note, alt } = mealWords(words, meal);
  return (
    <figure className={phase === 'live' ? styles.live : undefined}>
      <figcaption className={styles.head}>
        <b>{name}</b>
        <span className="num">{hours}</span>
      </figcaption>
      <Bars {...bars} max={max} label={alt} />
      <p className={`num ${styles.plates} ${phase === 'due' ? styles.due : ''}`}>
        <span style={{ '--figures': figure.length } as CSSProperties}>{figure}</span> <i>{note}</i>
      </p>
      <ul className={styles.menu}>
        <Dishes line={line} marks={marks} />
      </ul>
    </figure>
  );
}

/** What is served, each dish with its mark. */
export const Dishes = ({ line, marks }: { line: MealReadout['line']; marks: MarkWords }) =>
  line.map(({ name, mark }) => (
    <li key={name}>
      <Mark kind={mark} label={mark === 'veg' ? marks.veg : marks.nonVeg} />
      {name}
    </li>
  ));
