import { useEffect, useRef } from 'react';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Closed } from './Closed.tsx';
import { Count } from './Count.tsx';
import { Own } from './Own.tsx';
import { Plate } from './Plate.tsx';
import { Ruler } from './Ruler.tsx';
import { heardOf, type Part, storyOf } from './story.ts';

/** QR Attendance as a story: a meal waits, is served in 40 seconds, and is compared with its forecast. */
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
  const isOver = part === 'closed';
  const side = useKeptFocus(part);
  return (
    <div className={styles.panel}>
      <Ruler />
      <Plate />
      <div ref={side} className={styles.side} tabIndex={-1}>
        {isOver && <Closed />}
        {!isOver && <Count />}
        {part === 'runs' && <CheckIns />}
        {(part === 'waits' || part === 'stands') && <Own />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {heardOf(view)}
      </p>
    </div>
  );
}

/** With a part of the story its focused button disappears, so the container takes the focus. */
function useKeptFocus(part: Part) {
  const side = useRef<HTMLDivElement>(null);
  const before = useRef(part);
  useEffect(() => {
    if (before.current !== part && document.activeElement === document.body)
      side.current?.focus({ preventScroll: true });
    before.current = part;
  }, [part]);
  return side;
}
