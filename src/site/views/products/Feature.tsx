import type { CSSProperties } from 'react';
import type { FEATURE_COLORS, FEATURE_ICONS, ProductCard } from '../../../content/schemas/product.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import linkCard from '../../../ui/LinkCard/LinkCard.module.css';
import type { TabPreview } from './drawings.tsx';
import styles from './Feature.module.css';

type Props = {
  feature: ProductCard['features'][number];
  tab: TabPreview | undefined;
  style: CSSProperties | undefined;
};

/** A feature of a product. If the demo has a tab for it, it links there and shows a drawing or a figure. */
export function Feature({ feature: { title, description, icon, color }, tab, style }: Props) {
  return (
    <li className={`${styles.feature} ${tab ? `${styles.hasTab} ${linkCard.card}` : ''}`} style={style}>
      <FeatureIcon name={icon} color={color} />
      <h3>{tab ? <a href={tab.href}>{title}</a> : title}</h3>
      <p>{description}</p>
      {tab && (
        <>
          <div className={`stack ${styles.drawing}`}>
            {tab.drawing ?? <p className="num">{tab.figure}</p>}
          </div>
          <span className={`screen-only ${linkCard.action} ${styles.action}`} aria-hidden="true">
            {tab.tryIt} <Arrow />
          </span>
        </>
      )}
    </li>
  );
}

type IconProps = { name: (typeof FEATURE_ICONS)[number]; color: (typeof FEATURE_COLORS)[number] };

/** SVG paths on a square of 24 units: lines, and the area in the feature's colour. */
const ICON_PATHS: Record<IconProps['name'], { lines: string; area: string }> = {
  pass: {
    lines: 'M4 1h16v22H4zM8 19.5h8',
    area: 'M7 4h4v4H7zM13 4h4v4h-4zM7 10h4v4H7zM13 10h2v2h-2zM15 12h2v2h-2z',
  },
  bars: { lines: 'M2 1v21h21', area: 'M5 14h4v8H5zM11 9h4v13h-4zM17 4h4v18h-4z' },
  basket: { lines: 'M2 9h20l-3 13H5zM6 9l4-7M18 9l-4-7', area: 'M3.2 14h17.6L19 22H5z' },
  plate: {
    lines: 'M1 5h22v14H1zM15.5 9H20M15.5 15H20',
    area: 'M11.5 8.5C14 11.5 9 17.5 5.5 15.5C3.5 13 8.5 7 11.5 8.5Z',
  },
  wallet: { lines: 'M2 7h20v15H2zM2 7l15-5v5', area: 'M15 12h7v5h-7z' },
};

/** A decorative icon, because the words beside it have the same meaning. */
function FeatureIcon({ name, color }: IconProps) {
  const { lines, area } = ICON_PATHS[name];
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className={styles[color]} d={area} />
      <path d={lines} />
    </svg>
  );
}
