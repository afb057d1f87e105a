import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { Leftovers } from '../../ui/Thali/Leftovers.tsx';
import { grainText } from '../../ui/Thali/plate-text.ts';
import { findLatestScans } from '../engine/selectors/checkins.ts';
import { formatTime, formatTimeWithoutPeriod, nameAndRoom } from '../format.ts';
import { scanResultText } from '../refusals.ts';
import { useDemo, useView } from '../store/context.ts';
import { describeClosing, readProgress } from '../store/meal-progress.ts';
import styles from './Hero.module.css';
import servedStyles from './ServedMeal.module.css';

/** Writes a line with its figure in large digits. @param text with `{count}` */
function FigureLine({ text, count }: { text: string; count: number }) {
  const [textBefore, ...textsAfter] = text.split('{count}');
  const figure = formatNumber(count);
  return (
    <span>
      {textBefore}
      <b>{figure}</b>
      {textsAfter.join(figure)}{' '}
    </span>
  );
}

/** Shown until the visitor serves the meal: the numbers of students who will eat and who will not. */
export function WaitingText() {
  const { will, willNot, lead } = useDemo().data.hero;
  const view = useView();
  const { meal, second, counts, plates } = readProgress(view);
  const groupSize = studentsPerGrain(view.state.hostel.residents.length);
  const eaten = { came: plates, lastFive: counts.justServed };
  return (
    <>
      <p className={styles.headline}>
        <FigureLine text={will[meal]} count={counts.forecast} />
        <FigureLine text={willNot} count={counts.notComing} />
        <span>{lead}</span>
      </p>
      <p className="num">
        <b>{formatTime(second / 60)}</b>{' '}
        {plates > 0 && t('{came} have eaten, {lastFive} of them in the last five minutes.', eaten)}{' '}
        {grainText(groupSize)}
      </p>
    </>
  );
}

const RECENT_SCANS = 6;

/** Shown during the meal: the number who have eaten, and the last resident admitted. */
export function RunningText() {
  const view = useView();
  const { second, counts, plates } = readProgress(view);
  // `t` keeps the placeholder, which FigureLine replaces.
  const text = t('have eaten. {count} still to come.', { count: '{count}' });
  const row = findLatestScans(view.state, RECENT_SCANS).find(({ result }) => result === 'in');
  return (
    <>
      <p className={`num ${servedStyles.time}`}>{formatTime(Math.floor(second / 60))}</p>
      <p className={servedStyles.eaten}>{formatNumber(plates)}</p>
      <p className={servedStyles.sentence}>
        <FigureLine text={text} count={counts.expected} />
      </p>
      {row && (
        <p className={`num cluster ${servedStyles.scan}`}>
          <b>{scanResultText(row.result)}</b>{' '}
          {/* One element, because a separate one for the room number would move with the length of each name. */}
          <span translate="no">{nameAndRoom(row)}</span>{' '}
          <span>{formatTimeWithoutPeriod(Math.floor(row.at / 60))}</span>
        </p>
      )}
    </>
  );
}

/** Shown after the meal: forecast and count, and leftovers by the forecast and by habit. */
export function OverText() {
  const view = useView();
  const { forecast, plates, leftOver, leftByHabit, ...texts } = describeClosing(view);
  return (
    <>
      <dl className={servedStyles.result}>
        <div>
          <dt>{t('forecast before cooking')}</dt>
          <dd>{formatNumber(forecast)}</dd>
        </div>
        <div>
          <dt>
            <a href="#check-ins" aria-label={t('See who came')}>
              {t('came')}
            </a>
          </dt>
          <dd>{formatNumber(plates)}</dd>
        </div>
      </dl>
      <p className={servedStyles.sentence}>
        {texts.leftOverText} {texts.habitText}
      </p>
      <Leftovers leftovers={leftOver} saved={Math.max(0, (leftByHabit ?? 0) - leftOver)} />
      <p className={`num ${servedStyles.notes}`}>
        {texts.errorText} {texts.reserveText} {texts.assumptionText}
      </p>
    </>
  );
}
