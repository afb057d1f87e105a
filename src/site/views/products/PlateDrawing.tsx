import { t } from '../../../content/t.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { PlateKey } from '../../../ui/Thali/PlateKey.tsx';
import { grainText, plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './PlateDrawing.module.css';

/** The meal of now on its plate, with its counts as the key. */
export function PlateDrawing({ readouts: { meal, thali: counts, second } }: { readouts: Readouts }) {
  const { name, food, phase } = meal;
  const each = studentsPerGrain(counts.residents);
  return (
    <figure className={`stack ${styles.plate}`}>
      <figcaption className="caption">
        {t('{meal} at {time}, sample', { meal: name, time: clock(second / 60) })}
        {each > 1 && `. ${grainText(each)}`}
      </figcaption>
      <Thali counts={counts} food={food} label={plateText(name, counts, phase)} />
      <PlateKey counts={counts} heap={food.heap} />
    </figure>
  );
}
