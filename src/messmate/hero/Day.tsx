import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { Thali } from '../../ui/Thali/Thali.tsx';
import { type MealReadout, readMeals } from '../engine/selectors/meals.ts';
import { countStudents } from '../engine/selectors/plate.ts';
import { formatTime } from '../format.ts';
import { SERVE_ID } from '../fragment.ts';
import { IslandRoot } from '../island/IslandRoot.tsx';
import { useDemo, useView } from '../store/context.ts';
import { readProgress } from '../store/meal-progress.ts';
import { goToOpening } from '../store/store.ts';
import styles from './Day.module.css';

const STRIP_ID = 'day';
/** The most grains on a small plate. */
export const MAX_STRIP_GRAINS = 40;

/** The strip with the meals of the day, below the hero. */
export default function DayStrip() {
  return (
    <section id={STRIP_ID} className={styles.strip}>
      <div className="wrap" data-root="press">
        <IslandRoot id={STRIP_ID}>
          <Day />
        </IslandRoot>
      </div>
    </section>
  );
}

/** The meals of the day as small plates. A press shows another meal on the large plate, at its opening. */
function Day() {
  const { store } = useDemo();
  const view = useView();
  const { meal: selectedMeal, stage } = readProgress(view);
  const groupSize = studentsPerGrain(view.state.hostel.residents.length, MAX_STRIP_GRAINS);
  return (
    <ol className={styles.day}>
      {readMeals(view.state).map((meal) => (
        <li key={meal.id} className={meal.id === selectedMeal ? styles.current : undefined}>
          <Thali counts={countStudents(view.state, meal.id)} food={meal.food} groupSize={groupSize} isSmall />
          <div className="num">
            <p>
              <b>{meal.name}</b> {formatTime(meal.opens)}
            </p>
            <p>
              {meal.closed ? t('Not served today') : <Count meal={meal} isWaiting={stage === 'waiting'} />}
            </p>
            <p>{meal.closed ?? meal.menu.map(({ name }) => name).join(', ')}</p>
          </div>
          {!meal.closed && (
            <button
              type="button"
              data-control
              aria-label={meal.name}
              aria-pressed={meal.id === selectedMeal}
              onClick={() => {
                if (meal.id !== selectedMeal) goToOpening(store, meal.id);
                // On a phone the large plate is above the list, often out of sight.
                document.querySelector(`#${SERVE_ID} [role=img]`)?.scrollIntoView({ block: 'nearest' });
              }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Count({ meal: { phase, plates, forecast }, isWaiting }: { meal: MealReadout; isWaiting: boolean }) {
  const isBeingServed = phase === 'live' && !isWaiting;
  return (
    <>
      <b>{formatNumber(phase === 'done' || isBeingServed ? plates : forecast)}</b>{' '}
      {isBeingServed ? t('of {forecast}', { forecast }) : phase === 'done' ? t('have eaten') : t('expected')}
    </>
  );
}
