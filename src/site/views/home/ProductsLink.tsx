import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import band from '../../../ui/Band/Band.module.css';
import styles from './ProductsLink.module.css';

/** The turmeric band as one large link. */
export function ProductsLink({ href, label, note }: { href: string; label: string; note: string }) {
  return (
    <a className={`${band.band} ${styles.link}`} href={href} data-band>
      <span className="wrap">
        <span className={styles.label}>{label}</span>
        <span className={styles.note}>{note}</span>
        <Arrow />
      </span>
    </a>
  );
}
