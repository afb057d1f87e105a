import { formatTimeRange } from '../../../../content/language/language.ts';
import { type MealReadout, readMeals } from '../../../../messmate/engine/selectors/meals.ts';
import { DrawingFrame, type DrawingProps } from './DrawingFrame.tsx';
import styles from './MenuDrawing.module.css';

/** Shows a meal's menu on a phone and on the notice board, and the day's menus on the office's screen. The staff write it only once. */
export function MenuDrawing({ words: { page: words }, state, meal }: DrawingProps) {
  const meals = readMeals(state).filter(({ menu }) => menu.length > 0);
  const currentMeal = meal ?? meals.find(({ phase }) => phase !== 'done') ?? meals[0];
  if (!currentMeal) return null;
  const [phone, office, board] = words.places;
  return (
    <DrawingFrame title={words.title} caption={words.caption}>
      <ul className={styles.places}>
        <li>
          <div className={`${styles.menu} ${styles.phone}`}>
            <Menu meal={currentMeal} />
          </div>
          {phone}
        </li>
        {/* Screen readers get the menu from the phone only: on this screen and on the notice board it is hidden. */}
        <li className={styles.office}>
          <div className={styles.menu} aria-hidden="true">
            {meals.map((dayMeal) => (
              <div key={dayMeal.id} className={dayMeal.id === currentMeal.id ? styles.current : undefined}>
                <Menu meal={dayMeal} />
              </div>
            ))}
          </div>
          {office}
        </li>
        <li>
          <div className={`${styles.menu} ${styles.noticeBoard}`} aria-hidden="true">
            <Menu meal={currentMeal} />
          </div>
          {board}
        </li>
      </ul>
    </DrawingFrame>
  );
}

const Menu = ({ meal: { name, opens, closes, menu } }: { meal: MealReadout }) => (
  <>
    <p>
      <b>{name}</b> <span className="num">{formatTimeRange(opens, closes)}</span>
    </p>
    <ul>
      {menu.map((dish) => (
        <li key={dish.name}>{dish.name}</li>
      ))}
    </ul>
  </>
);
