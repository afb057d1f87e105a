import { t } from '../../content/t.ts';
import styles from './Mark.module.css';

/** The veg or non-veg mark, as printed on every packet of food in India. */
export function Mark({ kind }: { kind: 'veg' | 'non' }) {
  return (
    <span
      className={kind === 'non' ? `${styles.mark} ${styles.non}` : styles.mark}
      role="img"
      aria-label={kind === 'veg' ? t('Veg') : t('Non-veg')}
    />
  );
}
