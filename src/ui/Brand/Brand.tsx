import { t } from '../../content/t.ts';
import styles from './Brand.module.css';

/** Characters. A longer name gets a smaller size, because it would take four lines of a phone's header. */
const MAX_LENGTH = 32;

type Props = { mark: string; name: string; isCurrent?: boolean };

/** The company's mark and name, a link to the home page. The mark's role colours follow light and dark. */
export function Brand({ mark, name, isCurrent }: Props) {
  const drawing = mark.replace('<svg', '<svg width="26" height="26"');
  return (
    <a
      className={name.length > MAX_LENGTH ? `${styles.brand} ${styles.long}` : styles.brand}
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
