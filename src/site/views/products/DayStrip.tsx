import { fill } from '../../../content/fill.ts';
import type { ProductsWords } from '../../../content/schemas/pages.ts';
import { dayBars } from '../../../messmate/bars.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Bars } from '../../../ui/Bars/Bars.tsx';
import styles from './DayStrip.module.css';

/** The read-out along the foot of the product's card: the day's four meals on one scale, read at the same minute. */
export function DayStrip({ words, readouts }: { words: ProductsWords; readouts: Readouts }) {
  const { meals, second } = readouts;
  const { drawn, max } = dayBars(meals);
  return (
    <figure className={styles.strip}>
      {drawn.map(({ meal, bars }) => (
        <div key={meal.id}>
          <Bars
            {...bars}
            max={max}
            label={fill(words.meal, {
              meal: meal.name,
              plates: meal.phase === 'done' ? meal.plates : meal.forecast,
            })}
          />
          <p className="cap">
            {fill(words.hours, { meal: meal.name, opens: clock(meal.opens), closes: clock(meal.closes) })}
          </p>
        </div>
      ))}
      <figcaption className="cap">{fill(words.drawing, { time: clock(second / 60) })}</figcaption>
    </figure>
  );
}
