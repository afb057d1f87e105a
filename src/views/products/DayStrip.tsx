import { Bars } from '../../components/Bars/Bars.tsx';
import { barsOf } from '../../messmate/bars.ts';
import { clock } from '../../messmate/format.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import type { ProductsWords } from '../../schemas/pages.ts';
import { fill } from '../../text/fill.ts';
import styles from './DayStrip.module.css';

/** The read-out along the foot of the product's card: the day's four meals on one scale, read at the same minute. */
export function DayStrip({ words, readouts }: { words: ProductsWords; readouts: Readouts }) {
  const { meals, second } = readouts;
  const max = Math.max(...meals.flatMap((meal) => barsOf(meal).values));
  return (
    <figure className={styles.strip}>
      {meals.map((meal) => (
        <div key={meal.id}>
          <Bars
            {...barsOf(meal)}
            max={max}
            label={fill(words.meal, {
              meal: meal.name,
              plates: meal.phase === 'done' ? meal.plates : meal.forecast,
            })}
          />
          <p className="cap">{meal.name}</p>
        </div>
      ))}
      <figcaption className="cap">{fill(words.drawing, { time: clock(second / 60) })}</figcaption>
    </figure>
  );
}
