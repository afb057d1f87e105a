import type { ProductCard } from '../../../content/schemas/product.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import type { Shown } from './drawings.tsx';
import styles from './Feature.module.css';
import { FeatureIcon } from './FeatureIcon.tsx';

type Props = { feature: ProductCard['features'][number]; shown: Shown | undefined; tryIt: string };

/** A feature: what it does, under its icon; where it has a tab, under a drawing of its own, and all of it is a link to the tab. */
export function Feature({ feature: { title, description, icon, color }, shown, tryIt }: Props) {
  if (!shown)
    return (
      <li className={styles.feature}>
        <FeatureIcon name={icon} color={color} />
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    );
  return (
    <li className={`${styles.feature} ${styles.shown}`}>
      <div className={styles.drawing}>{shown.drawing ?? <FeatureIcon name={icon} color={color} />}</div>
      <p className={`num ${styles.figure}`}>{shown.figure}</p>
      <h3>
        <a href={shown.href}>{title}</a>
      </h3>
      <p>{description}</p>
      <span className={styles.go} aria-hidden="true">
        {tryIt} <Arrow />
      </span>
    </li>
  );
}
