import styles from './Icon.module.css';
import { LineDrawing } from './LineDrawing.tsx';

const SHAPES = {
  linkedin: 'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0M3 3h18v18H3z',
  x: 'm4 4 11.733 16H20L8.267 4zM4 20l6.768-6.768m2.46-2.46L20 4',
  instagram: 'M3 3h18v18H3zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M17 7v.01',
  youtube: 'M2 5h20v14H2zM10 9v6l5-3z',
  github:
    'M9 20v-4c-4 1-4-2-6-2M15 20v-4a3 3 0 0 0-1-2c3 0 5-2 5-5a4 4 0 0 0-1-3c0-1 0-2-.5-3L15 4.5a11 11 0 0 0-6 0L6.5 3C6 4 6 5 6 6a4 4 0 0 0-1 3c0 3 2 5 5 5a3 3 0 0 0-1 2v4',
  plus: 'M12 4v16M4 12h16',
  tick: 'M4 13l5.5 5.5L20 6',
  cross: 'M6 6l12 12M18 6L6 18',
  mail: 'M2 5h20v14H2zM2 6l10 8L22 6',
  copy: 'M8 8h13v13H8zM16 8V3H3v13h5',
  facebook: 'M3 3h18v18H3zM16 8h-1a2 2 0 0 0-2 2v11M10 13h6',
};

type IconName = keyof typeof SHAPES;

/** A small decorative drawing beside or instead of a text. The element around it has the accessible name. */
export const Icon = ({ name }: { name: IconName }) => (
  <LineDrawing className={styles.icon} size={24} d={SHAPES[name]} />
);
