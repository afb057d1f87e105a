import { Activity, useState } from 'react';
import { ClockBar } from '../../controls/ClockBar.tsx';
import { SegmentedControl } from '../../controls/SegmentedControl.tsx';
import { useDemo } from '../../store/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import { Said } from './Said.tsx';
import { Shop } from './Shop.tsx';
import { Student } from './Student.tsx';
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
  const mode = (one: typeof side) => (isNarrow && side !== one ? 'hidden' : 'visible');
  return (
    <div className={instrument.instrument}>
      <ClockBar />
      {isNarrow && (
        <SegmentedControl
          label={words.side}
          isWide
          options={SIDES}
          words={words}
          value={side}
          onChoose={setSide}
        />
      )}
      <Said />
      <Activity mode={mode('student')}>
        <Student />
      </Activity>
      <Activity mode={mode('shop')}>
        <Shop />
      </Activity>
    </div>
  );
}
