import { fill } from '../../../content/fill.ts';
import { Act } from '../../demo/Act.tsx';
import { say, useDemo, useView } from '../../demo/context.ts';
import { type Undoable, undoableOf } from '../../demo/store.ts';

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
