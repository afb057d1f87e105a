import { t } from '../../../content/t.ts';
import { findLast } from '../../../messmate/engine/last.ts';
import { plateOf } from '../../../messmate/engine/selectors/plate.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { PlateKey } from '../../../ui/Thali/PlateKey.tsx';
import { grainText, plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './PlateDrawing.module.css';

/** The latest meal that is over, or else the one to come, on its plate, with its counts as the key. */
export function PlateDrawing({ readouts: { meals, meal: current, state } }: { readouts: Readouts }) {
  const { id, name, food, phase } =
    findLast(meals, ({ phase, closed }) => phase === 'done' && !closed) ?? current;
  const isOver = phase === 'done';
  const counts = plateOf(state, id);
  const each = studentsPerGrain(counts.residents);
  return (
    <figure className={`stack ${styles.plate}`}>
      <figcaption className="caption">
        {isOver ? t('{meal}, over, sample', { meal: name }) : t('{meal}, sample', { meal: name })}
        {each > 1 && `. ${grainText(each)}`}
      </figcaption>
      <Thali counts={counts} food={food} label={plateText(name, counts, phase)} />
      <PlateKey counts={counts} heap={food.heap} isOver={isOver} />
    </figure>
  );
}
