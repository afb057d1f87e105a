import styles from './Mark.module.css';

/**
 * The veg or non-veg mark, as printed on every packet of food in India. `label` names it where no word beside it does.
 */
export function Mark({ kind, label }: { kind: 'veg' | 'non'; label?: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={kind === 'non' ? `${styles.mark} ${styles.non}` : styles.mark} {...named} />;
}
