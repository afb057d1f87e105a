import { formatNumber } from '../../../../content/language/locale.ts';
import { t } from '../../../../content/t.ts';
import { findLatestNames, findNextPass } from '../../../../messmate/engine/selectors/checkins.ts';
import { formatTime } from '../../../../messmate/format.ts';
import { scanResultText } from '../../../../messmate/refusals.ts';
import { Arrivals } from '../../../../ui/Arrivals/Arrivals.tsx';
import phoneStyles from '../../../../ui/Phone/Phone.module.css';
import { QrCode } from '../../../../ui/QrCode/QrCode.tsx';
import { DrawingFrame, type DrawingProps } from './DrawingFrame.tsx';
import styles from './PhonePass.module.css';

/** The count at the mess entrance, and a phone with the pass of `findNextPass`. */
export function PhonePass({ words: { pass: words }, state, meal }: DrawingProps) {
  const pass = findNextPass(state);
  const slot = {
    meal: state.hostel.plan.meals[pass.meal].name,
    slot: pass.slot,
    time: formatTime(pass.slotAt),
  };
  const demoLink = meal && ({ tab: 'attendance', label: words.live } as const);
  return (
    <DrawingFrame title={words.title} caption={words.caption} demoLink={demoLink}>
      <div className={`dark ${styles.counter}`}>
        {meal && (
          <div>
            <p>{t('{meal}, {time}', { meal: meal.name, time: formatTime(state.second / 60) })}</p>
            <p className={`num ${styles.count}`}>{formatNumber(meal.plates)}</p>
            <p className="num">
              {t('of {forecast} forecast, {toCome} still to come, give or take {error}.', meal)}
            </p>
            <Arrivals names={findLatestNames(state, 3, meal.id)} label={scanResultText('in')} />
          </div>
        )}
        <div className={`${phoneStyles.phone} ${styles.phone}`}>
          <p translate="no">
            <b>{pass.name}</b> <span className="num">{pass.room}</span>
          </p>
          <QrCode text={pass.text} label={t('Mess pass of {name} as a QR code', { name: pass.name })} />
          <p className="num">{t('{meal}, slot {slot} from {time}', slot)}</p>
        </div>
      </div>
    </DrawingFrame>
  );
}
