import type { CSSProperties } from 'react';
import type { ProductCard } from '../../../content/schemas/product.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import link from '../../../ui/LinkCard/LinkCard.module.css';
import type { Shown } from './drawings.tsx';
import styles from './Feature.module.css';
import { FeatureIcon } from './FeatureIcon.tsx';

type Props = {
  feature: ProductCard['features'][number];
  shown: Shown | undefined;
  style: CSSProperties | undefined;
};

/** A feature: icon, name, what it does; if it has a tab, also a drawing or figure, and all of it links there. */
export function Feature({ feature: { title, description, icon, color }, shown, style }: Props) {
  return (
    <li className={`${styles.feature} ${shown ? `${styles.shown} ${link.card}` : ''}`} style={style}>
      <FeatureIcon name={icon} color={color} />
      <h3>{shown ? <a href={shown.href}>{title}</a> : title}</h3>
      <p>{description}</p>
      {shown && (
        <>
          <div className={styles.drawing}>{shown.drawing ?? <p className="num">{shown.figure}</p>}</div>
          <span className={`screen-only ${link.go} ${styles.go}`} aria-hidden="true">
            {shown.tryIt} <Arrow />
          </span>
        </>
      )}
    </li>
  );
}
