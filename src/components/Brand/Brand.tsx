import styles from './Brand.module.css';

type Props = { name: string; label: string; current?: boolean };

/** The company's mark and name, the way home. The mark is a grain in the frame of the veg/non-veg food mark. */
export function Brand({ name, label, current }: Props) {
  return (
    <a className={styles.brand} href="/" aria-label={label} aria-current={current ? 'page' : undefined}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M2 2h28v28H2z" />
        <path className={styles.grain} d="M22.7 8C28.1 13.3 14.9 27.4 9.3 24C4.9 19.5 17.5 4.9 22.7 8Z" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
