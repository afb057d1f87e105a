import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { say, useDemo } from '../../store/context.ts';
import { type OwnScan, whoOf } from './scans.ts';

type Props = {
  scan: OwnScan;
  /** The button goes with its scan: the focus has to go somewhere. */
  onDone: () => void;
};

/** Takes the visitor's last scan back, where it let somebody in. */
export function UndoScan({ scan: { entry, row }, onDone }: Props) {
  const { store, data } = useDemo();
  const words = data.words.attendance.scans;
  const result = data.page.attendance.results[row.result];
  const who = whoOf(row);
  const undo = () => {
    if (!store.undo(entry)) return;
    say(fill(words.undone, { scan: `${result}, ${who}` }));
    onDone();
  };
  return (
    <Act look="firm" label={`${words.undo} ${result} ${who}`} onClick={undo}>
      {words.undo}
    </Act>
  );
}
