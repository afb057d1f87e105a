import { t } from '../../content/t.ts';
import styles from './Brand.module.css';

type Props = {
  mark: string;
  name: string;
  isCurrent?: boolean;
  /** In characters. A longer name is smaller. */
  maxLength?: number;
};

/** The company's mark and name, a link to the home page. The mark's tokens and `currentColor` follow light and dark mode. */
export function Brand({ mark, name, isCurrent, maxLength = 32 }: Props) {
  const drawing = mark.replace('<svg', '<svg width="26" height="26"');
  return (
    <a
      className={name.length > maxLength ? `${styles.brand} ${styles.long}` : styles.brand}
      href="/"
      aria-label={t('{company}, home', { company: name })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes, which src/content/pictures has checked. */}
      <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
      <span translate="no">{name}</span>
    </a>
  );
}
