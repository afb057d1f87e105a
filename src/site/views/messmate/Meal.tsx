import { timeRange } from '../../../content/language.ts';
import { numberText } from '../../../content/locale.ts';
import { t } from '../../../content/t.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { plateOf } from '../../../messmate/engine/selectors/plate.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { DishList } from '../../../ui/DishList/DishList.tsx';
import { plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './Meal.module.css';

type Props = {
  meal: MealReadout;
  readouts: Readouts;
  /** Students per grain. */
  each: number;
};

/** One meal: when, its plate, the count so far or the forecast, and the menu. */
export function Meal({ meal, readouts: { state }, each }: Props) {
  const { id, name, opens, closes, phase, menu, food, plates, forecast, error, closed } = meal;
  const note = {
    done: t('eaten'),
    live: t('of {forecast} ± {error} have eaten', { forecast, error }),
    due: t('± {error}, waiting', { error }),
  };
  const plate = plateOf(state, id);
  return (
    <figure className={`${styles.meal} ${phase === 'live' ? styles.live : ''}`}>
      <figcaption className={styles.head}>
        <b>{name}</b> <span className="num">{timeRange(opens, closes)}</span>
      </figcaption>
      <Thali counts={plate} food={food} each={each} isSmall />
      {/* Text, not the picture's name: reader views drop that, and what is hidden from screen readers. */}
      <p className="visually-hidden">
        {closed
          ? t('An empty plate: {meal} is not served today.', { meal: name })
          : plateText(name, plate, phase)}
      </p>
      {closed ? (
        <p>
          <b>{t('Not served today')}</b>
          <br />
          {closed}
        </p>
      ) : (
        <>
          {/* The sentence says it, and more. */}
          <p className={`num ${styles.plates}`} aria-hidden="true">
            <b>{numberText(phase === 'due' ? forecast : plates)}</b> {note[phase]}
          </p>
          <DishList dishes={menu} />
        </>
      )}
    </figure>
  );
}
