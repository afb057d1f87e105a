import { differenceOf } from '../files/difference.ts';
import styles from './Changes.module.css';
import { Difference } from './Difference.tsx';

type Props = { yours: string; theirs: string; said: string; onAgain: () => void; onDrop: () => void };

/** The file has changed on the disk meanwhile: both are shown, and nothing is lost. */
export function Conflict({ yours, theirs, said, onAgain, onDrop }: Props) {
  const whole = { 'The file with my changes': yours, 'The file as it is now': theirs };
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict" tabIndex={-1}>
        The file has changed since you opened it
      </h2>
      <p>
        So nothing was written yet. Lines with − are in the file now; lines with + are what your changes would
        make of it.
      </p>
      <Difference lines={differenceOf(theirs, yours)} />
      <button type="button" onClick={onAgain}>
        Put my changes into the file as it is now
      </button>
      <button type="button" onClick={onDrop}>
        Drop mine and show the file
      </button>
      <p role="status">{said}</p>
      {Object.entries(whole).map(([name, text]) => (
        <details key={name}>
          <summary>{name}, to copy</summary>
          <textarea aria-label={name} rows={12} readOnly value={text} />
        </details>
      ))}
    </section>
  );
}
