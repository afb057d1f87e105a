import { t } from '../../content/t.ts';
import styles from './Mark.module.css';

/** India's veg or non-veg mark for food, followed by a space. A page without styles shows it as text. */
export const VegMark = ({ kind }: { kind: 'veg' | 'non' }) => (
  <>
    <span className={kind === 'non' ? `${styles.mark} ${styles.non}` : styles.mark}>
      {kind === 'veg' ? t('Veg') : t('Non-veg')}
    </span>{' '}
  </>
);
