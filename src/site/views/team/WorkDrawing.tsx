import { fill } from '../../../content/fill.ts';
import { formatNumber } from '../../../content/language/locale.ts';
import type { TeamWords } from '../../../content/schemas/pages.ts';
import type { WORK_DRAWINGS } from '../../../content/schemas/team.ts';
import { t } from '../../../content/t.ts';
import { findLatestNames } from '../../../messmate/engine/selectors/checkins.ts';
import { countStudents } from '../../../messmate/engine/selectors/plate.ts';
import { formatTime } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Arrivals } from '../../../ui/Arrivals/Arrivals.tsx';
import phoneStyles from '../../../ui/Phone/Phone.module.css';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { ZERO_COUNTS } from '../../../ui/Thali/counts.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './WorkDrawing.module.css';

type Props = { drawing: (typeof WORK_DRAWINGS)[number]; readouts: Readouts; words: TeamWords['pieces'] };

/** A drawing of a person's work, enlarged and cropped, with figures of the sample day. */
export function WorkDrawing({ drawing, ...props }: Props) {
  const Drawing = { forecast: Forecast, counter: Counter, pass: Pass }[drawing];
  return (
    <div className={`${styles.drawing} ${styles[drawing] ?? ''}`}>
      <Drawing {...props} />
      <p className={`caption ${styles.sample}`}>{t('Sample')}</p>
    </div>
  );
}

/** The plate before the day's last meal: grains on it for the residents expected, grains beside it for the others. */
function Forecast({ readouts: { state, lastMeal }, words }: Omit<Props, 'drawing'>) {
  const { forecast, error, residents } = countStudents(state, lastMeal.id);
  const counts = { ...ZERO_COUNTS, expected: forecast, notComing: residents - forecast };
  return (
    <>
      <div className={`cropped ${styles.plate}`}>
        <Thali
          counts={counts}
          food={lastMeal.food}
          label={fill(words.plate, { forecast, meal: lastMeal.name })}
        />
      </div>
      <p className={`dark ${styles.forecastFigure}`}>
        <b className="num">{formatNumber(forecast)}</b> {fill(words.forecast, { error, meal: lastMeal.name })}
      </p>
    </>
  );
}

/** The counter at the mess entrance: plates served, and the latest residents to arrive. */
function Counter({ readouts: { state, meal, second }, words }: Omit<Props, 'drawing'>) {
  return (
    <div className={`dark ${styles.counterScreen}`}>
      <p>{fill(words.counter, { meal: meal.name, time: formatTime(second / 60) })}</p>
      <p className={`num ${styles.count}`}>{formatNumber(meal.plates)}</p>
      <Arrivals names={findLatestNames(state, 4, meal.id)} label={words.came} />
    </div>
  );
}

function Pass({ readouts: { pass }, words }: Omit<Props, 'drawing'>) {
  return (
    <div className={`${phoneStyles.phone} ${styles.phone}`}>
      <p className={styles.passHead}>
        <span>{words.pass}</span> <span className="num">{pass.room}</span>
      </p>
      <QrCode text={pass.text} label={fill(words.code, { name: pass.name })} />
    </div>
  );
}
