import { fill } from '../../../content/fill.ts';
import { tallAttribute } from '../../../content/language/tall-letters.ts';
import type { ProductsWords } from '../../../content/schemas/pages.ts';
import type { ProductCard as Product } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { cards, computeSpans } from '../../../ui/Cards/Cards.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import type { buildPreviews } from './drawings.tsx';
import { Feature } from './Feature.tsx';
import styles from './ProductCard.module.css';

type Props = {
  product: Product;
  words: ProductsWords;
  /** The drawings and links of features that have a tab in the demo. */
  tabs?: ReturnType<typeof buildPreviews> | undefined;
};

export function ProductCard({ product, words, tabs }: Props) {
  const id = `product-${product.id}`;
  const spans = computeSpans(product.features.length, 3);
  const isExternal = product.link.startsWith('https:');
  return (
    <article className={`${styles.card} ${tabs ? styles.hasDemo : ''}`} aria-labelledby={id}>
      <div className={`split ${styles.introduction}`}>
        <div className="stack">
          <p className={styles.kind}>{product.kind}</p>
          <h2 id={id} {...tallAttribute(product.title)}>
            {product.title}
          </h2>
        </div>
        <div>
          <p className="lead">
            {product.description} <Source claim={product.claim} />
          </p>
          <Buttons>
            <ButtonLink
              variant="primary"
              arrow={isExternal ? 'out' : undefined}
              href={product.link}
              {...(isExternal && { target: '_blank', rel: 'noopener' })}
            >
              <span>
                {words.more}{' '}
                <span className="visually-hidden">
                  {fill(words.moreAbout, { title: product.title })}
                  {isExternal && ` (${t('opens in a new tab')})`}
                </span>
              </span>
            </ButtonLink>
          </Buttons>
        </div>
      </div>
      <ul className={`${cards} ${styles.features}`}>
        {product.features.map((feature, i) => (
          <Feature
            key={feature.title}
            feature={feature}
            tab={feature.tab && tabs?.[feature.tab]}
            style={spans[i]}
          />
        ))}
      </ul>
    </article>
  );
}
