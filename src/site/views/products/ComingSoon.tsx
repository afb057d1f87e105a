import { PAGES, type ProductsWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { LargeGrain } from '../../../ui/LargeGrain/LargeGrain.tsx';
import styles from './ComingSoon.module.css';

/** An empty catalogue: one grain, expected and not yet in. */
export function ComingSoon({ words }: { words: ProductsWords }) {
  return (
    <div className={styles.soon}>
      <div className={styles.grain}>
        <LargeGrain state="due" />
      </div>
      <div>
        <h2>{words.empty}</h2>
        <p className="lead">{words.emptyNote}</p>
        <Buttons>
          <ButtonLink look="primary" href={PAGES.contact.path}>
            {words.contact}
          </ButtonLink>
        </Buttons>
      </div>
    </div>
  );
}
