import { t } from '../../../../content/t.ts';
import { passToCome } from '../../../../messmate/engine/selectors/checkins.ts';
import { clock } from '../../../../messmate/format.ts';
import { QrCode } from '../../../../ui/QrCode/QrCode.tsx';
import { type ArtefactProps, Card } from './Card.tsx';
import { Counter } from './Counter.tsx';
import styles from './PhonePass.module.css';

/** The mess pass, on a phone, of somebody who has not come yet, and the demo's counter that reads it. */
export function PhonePass({ words: { pass: words }, state, meal }: ArtefactProps) {
  const pass = passToCome(state);
  const slot = { meal: state.hostel.plan.meals[pass.meal].name, slot: pass.slot, time: clock(pass.slotAt) };
  return (
    <Card title={words.title} caption={words.caption} live={meal && { tab: 'attendance', label: words.live }}>
      <div className={meal ? `stack ${styles.both}` : 'stack'}>
        <div className={styles.phone}>
          <p className={styles.name} translate="no">
            {pass.name}
          </p>
          <p className="num" translate="no">
            {pass.room}
          </p>
          <div className={styles.code}>
            <QrCode text={pass.text} label={t('Mess pass of {name} as a QR code', { name: pass.name })} />
          </div>
          <p className="num">{t('{meal}, slot {slot} from {time}', slot)}</p>
        </div>
        {meal && <Counter meal={meal} />}
      </div>
    </Card>
  );
}
