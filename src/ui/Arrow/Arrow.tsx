import { LineDrawing } from '../Icon/LineDrawing.tsx';
import styles from './Arrow.module.css';

const SHAPES = { right: 'M3 12h17M13 5l7 7-7 7', out: 'M6 18 18 6M8 6h10v10', down: 'M12 3v17M5 13l7 7 7-7' };

/** An arrow beside a label: `right` to a page or next step, `out` to another site, `down` to a download or down the page. */
export const Arrow = ({ to = 'right' }: { to?: keyof typeof SHAPES }) => (
  <LineDrawing className={styles.arrow} size={20} d={SHAPES[to]} />
);
