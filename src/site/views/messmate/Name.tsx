import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { fitting } from '../../../fonts/text-width.ts';
import styles from './Name.module.css';

/** The product's name and kind, in the first view (src/messmate/hero/Hero.tsx). */
export const Name = ({ words: { heading, kind } }: { words: ProductPageWords['hero'] }) => (
  <>
    <h1 dir="auto" className={styles.name} {...fitting(heading)}>
      {heading}
    </h1>
    <p className={styles.kind}>{kind}</p>
  </>
);
