import { t } from '../../content/t.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { checkedInAt } from '../engine/presence.ts';
import { type CheckInRow, latestCheckIns, secondScan } from '../engine/selectors/checkins.ts';
import { clock, shortClock } from '../format.ts';
import { resultText } from '../refusals.ts';
import { RUN } from '../store/clockwork.ts';
import { useView } from '../store/context.ts';
import { storyOf } from '../store/story.ts';
import styles from './CheckIns.module.css';
import { nameAndRoomOf } from './scans.ts';

const ROWS = 6;
const COVERED = 2;

/** The latest scans, and for a second a refused one over them. */
export function CheckIns() {
  const view = useView();
  const { state } = view;
  const { meal, opens, closes, second } = storyOf(view);
  const refused = secondScan(state, meal);
  const isShown = refused !== null && second - refused.at < ((closes - opens) * 60) / RUN;
  const latest = latestCheckIns(state, ROWS + 1).filter((row) => !isShown || row.index !== refused.index);
  return (
    <div className={styles.list}>
      <h4>{t('Latest check-ins')}</h4>
      {isShown && <Refused row={refused} />}
      <ol>
        {latest.slice(0, isShown ? ROWS - COVERED : ROWS).map(({ at, name, room, diet, result }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays, and its words change: nothing moves
          <li key={row} className="num">
            <span>{shortClock(Math.floor(at / 60))}</span> <Mark kind={diet} />{' '}
            <p translate="no">
              <b>{name}</b> <span>{room}</span>
            </p>{' '}
            <b>{resultText(result)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Refused({ row }: { row: CheckInRow }) {
  const { state } = useView();
  const place = state.hostel.placeOf.get(row.resident) ?? -1;
  const at = row.meal && checkedInAt(state, place, row.meal);
  return (
    <div className={styles.refused}>
      <Cross />
      <p className="num">
        <b>{t('Second scan, not let in')}</b>
        <span>
          {t('{who} ate at {time}', {
            who: nameAndRoomOf(row),
            time: clock(Math.floor((at ?? row.at) / 60)),
          })}
        </span>
      </p>
    </div>
  );
}

export const Cross = () => (
  <svg
    className={styles.cross}
    viewBox="0 0 20 20"
    width="20"
    height="20"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M4 4 16 16M16 4 4 16" />
  </svg>
);
