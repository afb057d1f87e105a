import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { useDemo, useNow } from '../../store/context.ts';
import { type Undoable, undoableOf } from '../../store/store.ts';

type Props = {
  what: Undoable;
  /** The button is gone: the focus has to go somewhere. @param text says what has been undone */
  onUndone: (text: string) => void;
};

/** The way to take a press back while it is the last command; it is where nothing moves when it comes. */
export function TakeBack({ what, onUndone }: Props) {
  const { store, data } = useDemo();
  const { undo } = data.words.shared;
  const isLast = undoableOf(useNow()) === what;
  const takeBack = () => {
    const undone = store.undo();
    if (undone) onUndone(fill(undo.done, { what: undo.what[undone] }));
  };
  return (
    isLast && (
      <Act onClick={takeBack} label={fill(undo.button, { what: undo.what[what] })}>
        {fill(undo.button, { what: '' }).trim()}
      </Act>
    )
  );
}
