import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const begun = useEffectEvent(() => {
    setPhase('on');
    say(words.looking);
  });
  // With the phone of whoever is chosen by then, should it read the code at the door.
  const scan = useEffectEvent((text: string) => scanText(demo, text, resident));
  const ended = useEffectEvent((why: CameraFault | null) => {
    setPhase('off');
    setFault(why);
    if (why) say(words.faults[why]);
  });
  const isUsed = phase !== 'off';
  useEffect(() => {
    if (!isUsed || !video.current) return;
    return openCamera(
      video.current,
      () => begun(),
      (text) => scan(text),
      (why) => ended(why),
    );
  }, [isUsed]);

  const press = () => {
    if (isUsed) return setPhase('off');
    setFault(null);
    setPhase('asking');
    say(words.asking);
  };
  return (
    <>
      <div className={styles.row}>
        <Act onClick={press}>{isUsed ? words.stop : words.camera}</Act>
      </div>
      <video
        ref={video}
        className={styles.video}
        hidden={!isUsed}
        aria-label={words.preview}
        muted
        playsInline
      />
      {isUsed && <p className={styles.small}>{phase === 'on' ? words.looking : words.asking}</p>}
      {fault && <p className={styles.problem}>{words.faults[fault]}</p>}
    </>
  );
}
