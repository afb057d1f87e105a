import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import band from '../../../ui/Band/Band.module.css';
import styles from './ProductsLink.module.css';

type Props = { href: string; label: string; note: string };

/** The turmeric band: one large link, the full width of the page. */
export function ProductsLink({ href, label, note }: Props) {
  return (
    <a className={`${band.band} ${styles.link}`} href={href} data-band>
      <span className="wrap">
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.note}>
          {note} <Arrow />
        </span>
      </span>
    </a>
  );
}
