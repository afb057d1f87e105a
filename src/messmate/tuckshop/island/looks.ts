import type { Looks } from '../../controls/TextForm.tsx';
import styles from './Tuckshop.island.module.css';

/** How a form of text looks in the tuckshop. */
export const looks: Looks = {
  form: styles.form,
  field: styles.field,
  problem: styles.problem,
  hint: styles.hint,
};
