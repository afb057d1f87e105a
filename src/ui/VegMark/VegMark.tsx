import { t } from '../../content/t.ts';
import styles from './VegMark.module.css';

/** India's veg or non-veg mark for food, followed by a space. A page without styles shows it as text. */
export const VegMark = ({ kind }: { kind: 'veg' | 'non' }) => (
  <>
    <span className={kind === 'non' ? `${styles.vegMark} ${styles.nonVeg}` : styles.vegMark}>
      {kind === 'veg' ? t('Veg') : t('Non-veg')}
    </span>{' '}
  </>
);
