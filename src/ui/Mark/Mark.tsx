import { t } from '../../content/t.ts';
import styles from './Mark.module.css';

/** The veg or non-veg mark of packed food in India, followed by a space. Without styles it is a word. */
export const Mark = ({ kind }: { kind: 'veg' | 'non' }) => (
  <>
    <span className={kind === 'non' ? `${styles.mark} ${styles.non}` : styles.mark}>
      {kind === 'veg' ? t('Veg') : t('Non-veg')}
    </span>{' '}
  </>
);
