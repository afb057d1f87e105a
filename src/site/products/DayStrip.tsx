import { Bars } from '../../components/Bars/Bars.tsx';
import { fill } from '../../content/fill.ts';
import { clock } from '../../messmate/format.ts';
import type { Readouts } from '../../messmate/readouts.ts';
import type { ProductsWords } from '../../schemas/pages.ts';
import styles from './DayStrip.module.css';

/** The read-out along the foot of the product's card: the day's four meals on one scale, read at the same minute. */
export function DayStrip({ words, readouts }: { words: ProductsWords; readouts: Readouts }) {
  const { meals, second } = readouts;
  const plates = meals.map(({ bins }) => bins.map((bin) => bin.plates + bin.toCome));
  const max = Math.max(...plates.flat());
  return (
    <figure className={styles.strip}>
      {meals.map((meal, i) => (
        <div key={meal.id}>
          <Bars
            values={plates[i] ?? []}
            max={max}
            past={meal.phase === 'done' ? meal.bins.length : Math.max(meal.current, 0)}
            now={meal.phase === 'live' ? meal.current : undefined}
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
