import { differenceOf } from '../files/difference.ts';
import styles from './Changes.module.css';
import { Difference } from './Difference.tsx';

type Props = { yours: string; theirs: string; onAgain: (withChanges: boolean) => void };

/** The file has changed on the disk meanwhile: both are shown, and nothing is lost. */
export function Conflict({ yours, theirs, onAgain }: Props) {
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict">The file has changed since you opened it</h2>
      <p>
        Lines with − are in the file now; lines with + are what your changes would have made of it. Nothing
        was written.
      </p>
      <Difference lines={differenceOf(theirs, yours)} />
      <button type="button" onClick={() => onAgain(true)}>
        Put my changes into the file as it is now
      </button>
      <button type="button" onClick={() => onAgain(false)}>
        Drop mine and show the file
      </button>
    </section>
  );
}
