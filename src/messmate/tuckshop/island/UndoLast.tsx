import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { say, useDemo, useView } from '../../store/context.ts';
import { type Undoable, undoableOf } from '../../store/store.ts';

type Props = {
  what: Undoable;
  /** The button is gone: the focus has to go somewhere. */
  onUndone: () => void;
};

/** Takes the last command back, where it was given; shown while it is the last. The clock may have gone on since. */
export function UndoLast({ what, onUndone }: Props) {
  const { store, data } = useDemo();
  const { undo } = data.words.shared;
  if (undoableOf(useView()) !== what) return null;
  return (
    <Act
      onClick={() => {
        const undone = store.undo();
        if (!undone) return;
        say(fill(undo.done, { what: undo.what[undone] }));
        onUndone();
      }}
    >
      {fill(undo.button, { what: undo.what[what] })}
    </Act>
  );
}
