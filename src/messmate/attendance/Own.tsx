import { memo, useDeferredValue, useRef } from 'react';
import { t } from '../../content/t.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { Button, SegmentedControl } from '../controls/controls.tsx';
import { StartOver } from '../controls/StartOver.tsx';
import type { Scan } from '../engine/events.ts';
import { nextWithStanding } from '../engine/selectors/people.ts';
import { servedMeal } from '../engine/time.ts';
import { clockSeconds } from '../format.ts';
import { resultText } from '../refusals.ts';
import { notify, useChosen, useDemo, useView } from '../store/context.ts';
import { Cross } from './CheckIns.tsx';
import styles from './Own.module.css';
import { codeOf, dayWords, lastScan, nameAndRoomOf, type OwnScan, reasonOf, standingText } from './scans.ts';

/** Memoised: each step of the clock would compute the code again. */
const Code = memo(QrCode);

/** The visitor's own scan. */
export function Own() {
  const { store } = useDemo();
  const view = useView();
  const [chosen, choose] = useShown();
  // The buttons respond first; the code follows.
  const shown = useDeferredValue(chosen);
  const isDoor = shown.at === 'door';
  const { pass, text } = codeOf(view.state, shown);
  const last = lastScan(view);
  const button = useRef<HTMLDivElement>(null);
  const show = useShow(chosen, choose);
  return (
    <div className={styles.own}>
      <SegmentedControl
        label={t('Who scans?')}
        isWide
        words={{ door: t('At the door'), counter: t('At the counter') }}
        value={chosen.at}
        onChoose={(at) => choose({ ...chosen, at })}
      />
      <div className={`${styles.code} ${isDoor ? styles.door : ''}`}>
        <Code
          text={text}
          label={
            isDoor
              ? t('The code at the mess entrance, to be read by a student’s phone')
              : t('Sample mess pass of {name} as a QR code', { name: pass.name })
          }
        />
      </div>
      {last?.row.resident === shown.resident ? (
        <Answer scan={last} onUndone={() => button.current?.querySelector('button')?.focus()} />
      ) : (
        <Holder shown={shown} />
      )}
      <div ref={button} data-control className={styles.scan}>
        <Button look="firm" onClick={() => store.act({ ...chosen, type: 'scan' })}>
          {isDoor ? t('Scan the door code') : t('Scan this pass')}
        </Button>
        <Button onClick={() => show('to-come')}>{t('Next student')}</Button>
      </div>
      <details data-control className={styles.more}>
        <summary>{t('More to try')}</summary>
        <div>
          <Button onClick={() => show('away')}>{t('On leave')}</Button>
          <Button onClick={() => show('to-come', true)}>
            {isDoor ? t('Old photo') : t('Yesterday’s code')}
          </Button>
          <StartOver />
        </div>
      </details>
    </div>
  );
}

/** At first the code at the door, for a resident who is still to come. */
function useShown() {
  const { state } = useDemo().store.initial;
  const { plan, residents } = state.hostel;
  const first = nextWithStanding(state, servedMeal(plan, state.second), 'to-come') ?? residents[0];
  return useChosen('pass', { resident: first?.id ?? '', at: 'door', isOld: false });
}

function useShow(chosen: Scan, choose: (shown: Scan) => void) {
  const { store, data } = useDemo();
  return (standing: 'to-come' | 'away', isOld = false) => {
    const { state } = store.get();
    const next = nextWithStanding(state, servedMeal(data.plan, state.second), standing, chosen.resident);
    if (next) choose({ ...chosen, resident: next.id, isOld });
    else notify(t('Nobody at this meal now.'));
  };
}

function Holder({ shown }: { shown: Scan }) {
  const { state } = useView();
  const { pass, door } = codeOf(state, shown);
  const isDoor = shown.at === 'door';
  return (
    <div className={styles.holder}>
      <p>
        <b translate="no">{pass.name}</b>{' '}
        <span className="num" translate="no">
          {pass.room}
        </span>{' '}
        <Mark kind={pass.diet} />
      </p>
      <p className="num">{standingText(state, shown)}</p>
      <p className="num">
        {isDoor
          ? t('Valid until {until}, then a new code.', { until: clockSeconds(door.until) })
          : t('For {date}.', { date: dayWords(pass.day) })}
      </p>
    </div>
  );
}

function Answer({ scan, onUndone }: { scan: OwnScan; onUndone: () => void }) {
  const { store } = useDemo();
  const { row } = scan;
  const isIn = row.result === 'in';
  const result = resultText(row.result);
  const undo = () => {
    store.undoScan();
    notify(t('Scan undone. {name} can still eat.', { name: row.name }));
    onUndone();
  };
  return (
    <section className={`${styles.holder} ${isIn ? styles.in : styles.out}`} aria-label={t('Your last scan')}>
      <p key={row.index} className={styles.result}>
        {!isIn && <Cross />}
        <span>{result}</span>
      </p>
      <p className="num">
        <b>{`${nameAndRoomOf(row)}. `}</b>
        <span>{reasonOf(scan)}</span>
      </p>
      {isIn && (
        <Button look="firm" label={`${t('Undo')} ${result} ${nameAndRoomOf(row)}`} onClick={undo}>
          {t('Undo')}
        </Button>
      )}
    </section>
  );
}
