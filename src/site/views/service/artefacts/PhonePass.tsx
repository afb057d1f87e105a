import { fill } from '../../../../content/fill.ts';
import { clock } from '../../../../messmate/format.ts';
import { QrCode } from '../../../../ui/QrCode/QrCode.tsx';
import { Card, type Shown } from './Card.tsx';
import styles from './PhonePass.module.css';

/** A mess pass on a phone, for somebody who has not come yet: the counter of the live demo reads it. */
export function PhonePass({ words: { pass: words }, figures: { pass, names }, hasDemo }: Shown) {
  const slot = { meal: names[pass.meal], slot: pass.slot, time: clock(pass.slotAt) };
  return (
    <Card
      title={words.title}
      caption={words.caption}
      live={hasDemo && { tab: 'attendance', label: words.live }}
      isBeside
    >
      <div className={styles.phone}>
        <p className={styles.name}>{pass.name}</p>
        <p className="num">{pass.room}</p>
        <div className={styles.code}>
          <QrCode text={pass.text} label={fill(words.picture, { name: pass.name })} />
        </div>
        <p className="num">{fill(words.slot, slot)}</p>
      </div>
    </Card>
  );
}
