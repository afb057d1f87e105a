import type { FEATURE_COLORS, FEATURE_ICONS } from '../../../content/schemas/product.ts';
import styles from './FeatureIcon.module.css';

type Props = { name: (typeof FEATURE_ICONS)[number]; color: (typeof FEATURE_COLORS)[number] };

/** Small technical drawings on a square of 64: what stays lines, what the feature's colour fills, and fine measures. */
const DRAWINGS: Record<Props['name'], { lines: string; filled: string; fine: string }> = {
  pass: {
    lines: 'M14 2h36v60H14zM20 14h9v9h-9zM35 14h9v9h-9zM20 29h9v9h-9zM20 52h24',
    filled: 'M35 29h4v4h-4zM40 34h4v4h-4zM23 17h3v3h-3zM38 17h3v3h-3zM23 32h3v3h-3zM20 43h24v5H20z',
    fine: 'M27 7h10M4 2v60M1 2h6M1 62h6',
  },
  bars: {
    lines: 'M4 2v58h58',
    filled: 'M10 40h8v20h-8zM22 30h8v30h-8zM34 14h8v46h-8zM46 24h8v36h-8z',
    fine: 'M4 46h58M4 32h58M4 18h58',
  },
  basket: {
    lines: 'M4 24h56L52 60H12zM18 24 28 6M46 24 36 6',
    filled: 'M7.5 40h49L52 60H12z',
    fine: 'M20 24l3 36M32 24v36M44 24l-3 36',
  },
  plate: {
    lines: 'M2 12h60v40H2zM8 18h28v28H8zM42 18h14v11H42zM42 35h14v11H42z',
    filled: 'M28 22C33 27 22 43 15 41C11 36 22 19 28 22Z',
    fine: 'M2 58h60M2 55v6M62 55v6',
  },
  wallet: {
    lines: 'M2 16h58v42H2zM2 16 46 4v12',
    filled: 'M40 30h22v14H40z',
    fine: 'M7 22h48M7 52h48',
  },
};

/** The drawing of a feature. It says nothing that the words below it don't say. */
export function FeatureIcon({ name, color }: Props) {
  const { lines, filled, fine } = DRAWINGS[name];
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.fine} d={fine} />
      <path className={styles[color]} d={filled} />
      <path d={lines} />
    </svg>
  );
}
