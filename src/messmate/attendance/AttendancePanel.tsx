import { type FocusEvent, useEffect, useRef } from 'react';
import { SERVE } from '../fragment.ts';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { Closed } from './Closed.tsx';
import { Count } from './Count.tsx';
import { MealTime } from './MealTime.tsx';
import { Plate } from './Plate.tsx';
import { Scans } from './Scans.tsx';
import { heardOf, type Part, storyOf } from './story.ts';

/** QR Attendance as a story: a meal waits, is served, and is compared with its forecast and with habit. */
export default function AttendancePanel() {
  return (
    <PanelRoot id="attendance">
      <Story />
    </PanelRoot>
  );
}

function Story() {
  const view = useView();
  const { part } = storyOf(view);
  const { side, ...focus } = useKeptFocus(part);
  return (
    <div id={SERVE} className={styles.panel}>
      <MealTime />
      <Plate />
      <div ref={side} className={styles.side} tabIndex={-1} {...focus}>
        {part === 'closed' ? (
          <Closed />
        ) : (
          <>
            <Count />
            <Scans />
          </>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {heardOf(view)}
      </p>
    </div>
  );
}

/** With a part of the story its focused button disappears, so the container takes the focus that was in it. */
function useKeptFocus(part: Part) {
  const side = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the part changes
  useEffect(() => {
    if (isHeld.current && document.activeElement === document.body)
      side.current?.focus({ preventScroll: true });
  }, [part]);
  return {
    side,
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      isHeld.current = !target.isConnected;
    },
  };
}
