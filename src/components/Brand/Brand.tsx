import styles from './Brand.module.css';
import mark from './mark.svg?raw';

type Props = { name: string; label: string; current?: boolean };

/**
 * The company's mark and name, the way home. `mark.svg` is the one source of the mark: the icons and the social
 * pictures are drawn from it too (src/seo/icons.ts). It names colours by role, so that it follows light and dark.
 */
export function Brand({ name, label, current }: Props) {
  return (
    <a className={styles.brand} href="/" aria-label={label} aria-current={current ? 'page' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, no words of anybody. */}
      <span className={styles.mark} dangerouslySetInnerHTML={{ __html: mark }} />
      <span>{name}</span>
    </a>
  );
}
