import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import band from '../../../ui/Band/Band.module.css';
import { Plate } from './Plate.tsx';
import styles from './ProductsLink.module.css';

type Props = { href: string; label: string; note: string; readouts: Readouts };

/** The turmeric band: one large link, with the plate cut by its edges. */
export function ProductsLink({ href, label, note, readouts }: Props) {
  return (
    <a className={`${band.band} ${styles.link}`} href={href} data-band>
      <span className="wrap">
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.note}>
          {note} <Arrow />
        </span>
        <span className={`cut screen-only ${styles.plate}`}>
          <Plate readouts={readouts} isEcho isSmall />
        </span>
      </span>
    </a>
  );
}
