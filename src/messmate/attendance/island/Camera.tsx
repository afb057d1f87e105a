import { useEffect, useRef, useState } from 'react';
import { Act } from '../../controls/Act.tsx';
import { say, useDemo } from '../../store/context.ts';
import styles from './AttendanceLive.island.module.css';
import { type CameraFault, openCamera } from './camera.ts';
import { scanText } from './scans.ts';

/** Scans with the device's camera. It is asked for when the button is pressed, and off as soon as it is not used. */
export function Camera({ resident }: { resident: string }) {
  const demo = useDemo();
  const words = demo.data.words.attendance.counter;
  const [phase, setPhase] = useState<'off' | 'asking' | 'on'>('off');
  const [fault, setFault] = useState<CameraFault | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef(() => {});
  /** Whose phone it is, should it read the code at the door. */
  const whose = useRef(resident);
  whose.current = resident;
  useEffect(() => () => close.current(), []);

  const press = () => {
    if (phase !== 'off') return close.current();
    if (!video.current) return;
    setFault(null);
    setPhase('asking');
    say(words.asking);
    close.current = openCamera(
      video.current,
      () => {
        setPhase('on');
        say(words.looking);
      },
      (text) => scanText(demo, text, whose.current),
      (why) => {
        setPhase('off');
        setFault(why);
        if (why) say(words.faults[why]);
      },
    );
  };
  return (
    <>
      <div className={styles.row}>
        <Act onClick={press}>{phase === 'off' ? words.camera : words.stop}</Act>
      </div>
      <video
        ref={video}
        className={styles.video}
        hidden={phase === 'off'}
        aria-label={words.preview}
        muted
        playsInline
      />
      {phase !== 'off' && <p className={styles.small}>{phase === 'on' ? words.looking : words.asking}</p>}
      {fault && <p className={styles.problem}>{words.faults[fault]}</p>}
    </>
  );
}
