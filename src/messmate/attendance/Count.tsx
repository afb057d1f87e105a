import { fill } from '../../content/fill.ts';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { Button } from '../controls/controls.tsx';
import { clock } from '../format.ts';
import { RUN } from '../store/clockwork.ts';
import { useDemo, useNow, useView } from '../store/context.ts';
import { serve } from '../store/store.ts';
import styles from './Count.module.css';
import { storyOf } from './story.ts';

/** Who has come and is still to come, or before that the forecast; and the one button, which serves the meal. */
export function Count() {
  const { store, data } = useDemo();
  const { part, meal } = storyOf(useNow());
  const { counts, came, second } = storyOf(useView());
  const words = data.words.attendance;
  const { expected, error, notComing, forecast } = counts;
  const waits = part === 'waits';
  const running = part === 'runs' ? words.pause : words.goOn;
  return (
    <div className={`${styles.count} ${waits ? styles.waits : ''}`}>
      <p className={styles.figure}>{came || forecast}</p>
      <p key={Number(came > 0)} className={`num ${styles.say}`}>
        {came === 0 && <span>{fill(words.waits, { error, notComing })}</span>}
        {came > 0 && (
          <>
            <span>{fill(words.came, { time: clock(Math.floor(second / 60)) })}</span>{' '}
            <span>{fill(words.toCome, { toCome: expected, error })}</span>
          </>
        )}
      </p>
      <div className={styles.go}>
        <Button look={part === 'runs' ? 'firm' : 'primary'} onClick={() => serve(store)}>
          <span>{waits ? words.serve[meal] : running}</span>
          {waits && <Arrow />}
        </Button>
      </div>
      {waits && (
        <p data-control className={styles.note}>
          {fill(words.note, { seconds: RUN })}
        </p>
      )}
    </div>
  );
}
