import { Activity, useId, useState } from 'react';
import act from '../../demo/Act.live.module.css';
import clock from '../../demo/ClockBar.live.module.css';
import { ClockBar } from '../../demo/ClockBar.tsx';
import { useDemo } from '../../demo/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import { Shop } from './Shop.tsx';
import { Student } from './Student.tsx';
import styles from './Tuckshop.live.module.css';
import { useMedia } from './useMedia.ts';

const SIDES = ['student', 'shop'] as const;

/**
 * The live part of Tuckshop: the student's screen, and below it the shop's. A phone shows one of them at a time; the
 * other keeps what has been typed into it.
 */
export function TuckshopLive() {
  const words = useDemo().data.words.tuckshop;
  const [side, setSide] = useState<(typeof SIDES)[number]>('student');
  const isNarrow = useMedia('screen and (width < 60rem)');
  const name = useId();
  const mode = (one: typeof side) => (isNarrow && side !== one ? 'hidden' : 'visible');
  return (
    <div className={instrument.instrument}>
      <ClockBar />
      <fieldset className={`${clock.speeds} ${styles.sides}`}>
        <legend className="vh">{words.side}</legend>
        {SIDES.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === side} onChange={() => setSide(one)} />
            <span className={act.plain}>{words[one]}</span>
          </label>
        ))}
      </fieldset>
      <Activity mode={mode('student')}>
        <Student />
      </Activity>
      <Activity mode={mode('shop')}>
        <Shop />
      </Activity>
    </div>
  );
}
