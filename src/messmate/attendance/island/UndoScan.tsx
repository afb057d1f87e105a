import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { say, useDemo } from '../../store/context.ts';
import { type OwnScan, ownScans, whoOf } from './scans.ts';

type Props = {
  scan: OwnScan;
  /** The button goes with its scan: the focus has to go somewhere. */
  onDone: () => void;
};

/** Takes one of the visitor's scans back; later scans of the same resident that were refused for it go with it. */
export function UndoScan({ scan: { entry, row }, onDone }: Props) {
  const { store, data } = useDemo();
  const words = data.words.attendance.scans;
  const result = data.page.attendance.results[row.result];
  const who = whoOf(row);
  const undo = () => {
    const count = () => ownScans(store.get(), Number.POSITIVE_INFINITY).length;
    const before = count();
    if (!store.undo(entry)) return;
    // Nobody knows whose pass it was that could not be read.
    const undone = fill(words.undone, { scan: who ? `${result}, ${who}` : result });
    say(before - count() > 1 ? `${undone} ${words.undoneToo}` : undone);
    onDone();
  };
  return (
    <Act look="firm" label={`${words.undo} ${result} ${who}`.trim()} onClick={undo}>
      {words.undo}
    </Act>
  );
}
