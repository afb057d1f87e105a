import { fill } from '../../../content/fill.ts';
import { dayInWords } from '../../../content/language.ts';
import { numberText } from '../../../content/locale.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { t } from '../../../content/t.ts';
import { ERROR_DAYS, forecastError } from '../../../messmate/engine/forecast-error.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { mealHistory } from '../../../messmate/engine/selectors/past.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import styles from './Misses.module.css';

type Props = { readouts: Readouts; words: AboutWords['misses'] };

/** Height of the drawing's half, and width of a day. */
const [HALF, DAY] = [40, 10];

/** How wrong the forecast of the meal being served was, day by day: too many plates above the line, too few below it. */
export function Misses({ readouts: { state, meal }, words }: Props) {
  const { days, worst, most } = missesOf(state, meal.id);
  const mean = forecastError(state.hostel, meal.id);
  const bars = days.map(({ off }, i) => {
    const high = Math.round((off / most) * HALF * 10) / 10;
    return off === 0 ? '' : `M${i * DAY + 1} ${HALF}v${-high}h${DAY - 2}V${HALF}z`;
  });
  const at = ((worst.place + 0.5) / days.length) * 100;
  const said = {
    meal: meal.name,
    days: days.length,
    mean,
    worst: Math.abs(worst.off),
    date: dayInWords(worst.date),
  };
  return (
    <figure className={`section ${styles.misses}`}>
      <figcaption className="split">
        <h2>{fill(words.heading, { meal: meal.name })}</h2>
        <p className="caption">{fill(words.caption, said)}</p>
      </figcaption>
      <div className={styles.plot}>
        <p className="caption">{t('Too many')}</p>
        <div className={styles.bars}>
          <svg
            viewBox={`0 0 ${days.length * DAY} ${2 * HALF}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={fill(words.picture, said)}
          >
            <path d={bars.join('')} />
          </svg>
          <b className={`num ${worst.off > 0 ? '' : styles.below}`} style={{ '--at': at }} aria-hidden="true">
            {numberText(Math.abs(worst.off))}
          </b>
        </div>
        <p className="caption">{t('Too few')}</p>
      </div>
    </figure>
  );
}

/**
 * A meal's forecasts minus the plates that were eaten, over the days of every error on the site
 * (docs/decisions/one-error.md), oldest first; the first of the worst; and the most plates off, at least one.
 */
export function missesOf(state: Readouts['state'], meal: MealReadout['id']) {
  const days = mealHistory(state, meal, ERROR_DAYS).days.map(({ date, forecast, eaten }) => ({
    date,
    off: forecast - eaten,
  }));
  const most = Math.max(1, ...days.map(({ off }) => Math.abs(off)));
  const place = Math.max(
    0,
    days.findIndex(({ off }) => Math.abs(off) === most),
  );
  return { days, most, worst: { place, date: '', off: 0, ...days[place] } };
}
