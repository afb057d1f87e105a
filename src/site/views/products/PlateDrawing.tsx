import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../../../ui/Thali/grains.ts';
import { PlateKey } from '../../../ui/Thali/PlateKey.tsx';
import { grainText, plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './PlateDrawing.module.css';

type Props = { title: string; readouts: Readouts };

/** The meal being served, on its plate, with its counts as the key. */
export function PlateDrawing({ title, readouts: { meal, thali } }: Props) {
  const each = studentsPerGrain(thali.residents);
  return (
    <figure className={`stack ${styles.plate}`}>
      <figcaption className="caption">
        {title}
        {each > 1 && `. ${grainText(each)}`}
      </figcaption>
      <Thali counts={thali} food={meal.food} label={plateText(meal.name, thali)} />
      <PlateKey counts={thali} />
    </figure>
  );
}
