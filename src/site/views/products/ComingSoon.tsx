import { PAGES, type ProductsWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { ZERO_COUNTS } from '../../../ui/Thali/counts.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './ComingSoon.module.css';

export function ComingSoon({ words }: { words: ProductsWords }) {
  return (
    <div className={`split ${styles.soon}`}>
      <div className={styles.plate}>
        <Thali counts={ZERO_COUNTS} />
      </div>
      <div>
        <h2>{words.empty}</h2>
        <p className="lead">{words.emptyNote}</p>
        <Buttons>
          <ButtonLink variant="primary" href={PAGES.contact.path}>
            {words.contact}
          </ButtonLink>
        </Buttons>
      </div>
    </div>
  );
}
