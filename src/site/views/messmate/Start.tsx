import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Collapsible } from '../../../ui/Collapsible/Collapsible.tsx';
import styles from './Start.module.css';

/** The folded steps by which a mess begins to use the product. */
export function Start({ words }: { words: ProductPageWords['start'] }) {
  return (
    <Collapsible summary={<h3 id="start">{words.heading}</h3>}>
      <p>{words.offer}</p>
      <ol className={`columns ruled ${styles.steps}`}>
        {words.list.map(({ title, changes }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{changes}</p>
          </li>
        ))}
      </ol>
    </Collapsible>
  );
}
