import { fill } from '../../../content/fill.ts';
import { formatDay } from '../../../content/language/language.ts';
import { formatNumber } from '../../../content/language/locale.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { t } from '../../../content/t.ts';
import { ERROR_DAYS, forecastError } from '../../../messmate/engine/forecast-error.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { readHistory } from '../../../messmate/engine/selectors/period.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { BarChart, roundAxis } from '../../../ui/Bars/Bars.tsx';
import styles from './ForecastErrors.module.css';

type Props = { readouts: Readouts; words: AboutWords['misses'] };

/** A chart of the forecast's error on each day, for the current meal: `Too many` plates above zero, `Too few` below it. */
export function ForecastErrors({ readouts: { state, meal }, words }: Props) {
  const { days, worst } = computeDailyErrors(state, meal.id);
  const { max } = roundAxis([Math.abs(worst.error)]);
  const values = {
    meal: meal.name,
    days: days.length,
    mean: forecastError(state.hostel, meal.id),
    worst: Math.abs(worst.error),
    date: formatDay(worst.date),
  };
  return (
    <figure className={`accent bleed ${styles.forecastErrors}`}>
      <figcaption className="split">
        <h2 className="subheading">{fill(words.heading, { meal: meal.name })}</h2>
        <p className="caption">{fill(words.caption, values)}</p>
      </figcaption>
      <div className={styles.plot}>
        <BarChart
          values={{ actual: days.map(({ error }) => error) }}
          axis={{ min: -max, max, ticks: [-max, 0, max] }}
          formatTick={(plates) => formatNumber(Math.abs(plates))}
          axisTitle={t('Too many')}
          label={fill(words.picture, values)}
        />
        <p className="caption">{t('Too few')}</p>
      </div>
    </figure>
  );
}

/**
 * Computes a meal's forecast minus the plates eaten for each day, oldest first, and the day with the largest difference.
 * The days are those from which the site computes every error that it states (docs/decisions/one-error.md).
 */
export function computeDailyErrors(state: Readouts['state'], meal: MealReadout['id']) {
  const days = readHistory(state, meal, ERROR_DAYS).days.map(({ date, forecast, eaten }) => ({
    date,
    error: forecast - eaten,
  }));
  const [worst = { date: '', error: 0 }] = [...days].sort((a, b) => Math.abs(b.error) - Math.abs(a.error));
  return { days, worst };
}
