import { useEffect, useRef, useState } from 'react';
import { t } from '../../content/t.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import { storyOf } from '../store/story.ts';
import { CheckIns } from './CheckIns.tsx';
import { Own } from './Own.tsx';
import styles from './Scans.module.css';

/** The latest scans or, once unfolded, the visitor's own in their place. The meal stands meanwhile. */
export function Scans() {
  const { store } = useDemo();
  const runs = storyOf(useCurrentView()).part === 'running';
  /** Unknown at first: it may have been unfolded before the code came. */
  const [isOpen, setOpen] = useState<boolean>();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOpen(fold.current?.open ?? false), []);
  return (
    <>
      <details
        ref={fold}
        className={styles.own}
        open={isOpen === true && !runs}
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open);
          if (open && store.get().playing) store.set({ playing: false });
        }}
      >
        <summary>
          <h4>{t('Scan one pass yourself')}</h4>
        </summary>
        {/* Drawn only while it is seen: the codes change with the clock. */}
        {isOpen !== false && !runs && <Own />}
      </details>
      <CheckIns />
    </>
  );
}
