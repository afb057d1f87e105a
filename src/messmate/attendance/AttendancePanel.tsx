import { t } from '../../content/t.ts';
import { VegMark } from '../../ui/VegMark/VegMark.tsx';
import { findLatestScans, forecastVegetarians } from '../engine/selectors/checkins.ts';
import { formatTimeWithoutPeriod } from '../format.ts';
import { IslandRoot } from '../island/IslandRoot.tsx';
import { scanResultText } from '../refusals.ts';
import { useAnnouncement, useView } from '../store/context.ts';
import { readProgress } from '../store/meal-progress.ts';
import styles from './AttendancePanel.module.css';
import { Codes } from './Codes.tsx';
import { describeLastScan } from './scans.ts';

export default function AttendancePanel() {
  return (
    <IslandRoot id="attendance">
      <Attendance />
    </IslandRoot>
  );
}

function Attendance() {
  useAnnouncement(describeLastScan(useView()));
  return (
    <div className={styles.panel}>
      <Codes />
      <CheckIns />
    </div>
  );
}

const MAX_ROWS = 5;

function CheckIns() {
  const view = useView();
  const { state } = view;
  const { meal, counts, plates: came, stage } = readProgress(view);
  return (
    <div id="check-ins" className={styles.checkIns}>
      <p className="num">
        <b>
          {stage === 'over'
            ? t('{came} have eaten, {missing} did not come.', { came, missing: counts.expected })
            : t('{came} have eaten, {toCome} still to come.', { came, toCome: counts.expected })}
        </b>{' '}
        <span>
          {t('{veg} of the {forecast} expected eat vegetarian food only.', forecastVegetarians(state, meal))}{' '}
          {t('Guests and staff are added at the counter.')}
        </span>
      </p>
      <h4>{t('Latest check-ins')}</h4>
      <ol>
        {findLatestScans(state, MAX_ROWS).map(({ at, name, room, diet, result }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their positions, only their texts change
          <li key={row} className={`num cluster ${result === 'in' ? '' : styles.refused}`}>
            <span>{formatTimeWithoutPeriod(Math.floor(at / 60))}</span> <VegMark kind={diet} />{' '}
            <p translate="no">
              <b>{name}</b> <span>{room}</span>
            </p>{' '}
            <b>{scanResultText(result)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
