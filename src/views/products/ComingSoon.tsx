import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import { LargeGrain } from '../../components/LargeGrain/LargeGrain.tsx';
import { PAGES, type ProductsWords } from '../../schemas/pages.ts';
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
          <ButtonLink look="primary" arrow="right" href={PAGES.contact.path}>
            {words.contact}
          </ButtonLink>
        </Buttons>
      </div>
    </div>
  );
}
