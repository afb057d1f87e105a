import { fill } from '../../../content/fill.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../../../ui/Thali/grains.ts';
import { PlateKey } from '../../../ui/Thali/PlateKey.tsx';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './PlateDrawing.module.css';

type Props = { title: string; words: InterfaceWords['plate']; readouts: Readouts };

/** The meal that is being served, on its plate, and its counts as the key. */
export function PlateDrawing({ title, words, readouts: { meal, thali } }: Props) {
  const each = studentsPerGrain(thali.residents);
  return (
    <figure className={`stack ${styles.plate}`}>
      <figcaption className="caption">
        {title}
        {each > 1 && `. ${fill(words.several, { each })}`}
      </figcaption>
      <Thali
        counts={thali}
        dishes={meal.drawings}
        label={fill(words.picture, { meal: meal.name, ...thali })}
      />
      <PlateKey words={words} counts={thali} />
    </figure>
  );
}
