import type { Looks } from '../../demo/TextForm.tsx';
import styles from './Tuckshop.live.module.css';

/** How a form of text looks in the tuckshop. */
export const looks: Looks = {
  form: styles.form,
  field: styles.field,
  problem: styles.problem,
  hint: styles.hint,
};
