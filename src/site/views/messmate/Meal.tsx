import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { plateOf } from '../../../messmate/engine/selectors/plate.ts';
import { clockRange } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { DishList } from '../../../ui/DishList/DishList.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './Meal.module.css';

type Props = {
  site: Site;
  meal: MealReadout;
  words: ProductPageWords['meal'];
  readouts: Readouts;
  /** Students for whom one grain stands. */
  each: number;
};

/** One meal: when, its plate, the count so far or the forecast, and what is served. */
export function Meal({ site, meal, words, readouts: { state }, each }: Props) {
  const { id, name, opens, closes, phase, menu, drawings, plates, forecast, error } = meal;
  const note = {
    done: words.served,
    live: fill(words.live, { forecast, error }),
    due: fill(words.due, { error }),
  };
  const plate = plateOf(state, id);
  return (
    <figure className={`${styles.meal} ${phase === 'live' ? styles.live : ''}`}>
      <figcaption className={styles.head}>
        <b>{name}</b> <span className="num">{clockRange(opens, closes)}</span>
      </figcaption>
      <Thali
        counts={plate}
        dishes={drawings}
        each={each}
        isSmall
        label={fill(words.picture[phase], { meal: name, ...plate })}
      />
      <p className={`num ${styles.plates}`}>
        <b>{phase === 'due' ? forecast : plates}</b> {note[phase]}
      </p>
      <DishList dishes={menu} words={site.words} />
    </figure>
  );
}
