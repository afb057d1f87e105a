import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { useDemo, useNow } from '../../store/context.ts';
import { type Undoable, undoableOf } from '../../store/store.ts';
import styles from './Tuckshop.island.module.css';
import type { Said } from './useOutcome.ts';

type Props = {
  said: Said;
  what: Undoable;
  /** The button is gone: the focus has to go somewhere. @param text says what has been undone */
  onUndone: (text: string) => void;
};

/**
 * What came of a press, below what was pressed, and the way to take it back while it is the last command. Its place is
 * kept free, so that nothing moves when it comes.
 */
export function Outcome({ said: { text, isProblem }, what, onUndone }: Props) {
  const { store, data } = useDemo();
  const { undo } = data.words.shared;
  const isLast = undoableOf(useNow()) === what;
  const takeBack = () => {
    const undone = store.undo();
    if (undone) onUndone(fill(undo.done, { what: undo.what[undone] }));
  };
  return (
    <div className={styles.outcome}>
      <p className={isProblem ? styles.problem : undefined}>{text}</p>
      {isLast && (
        <Act onClick={takeBack} label={fill(undo.button, { what: undo.what[what] })}>
          {fill(undo.button, { what: '' }).trim()}
        </Act>
      )}
    </div>
  );
}
