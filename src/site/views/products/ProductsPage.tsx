import type { ProductsWords } from '../../../content/schemas/pages.ts';
import type { ProductCard as Product, ProductPageWords } from '../../../content/schemas/product.ts';
import { SERVE_ID } from '../../../messmate/fragment.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';
import { listClaims } from '../../claims/sources.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { buildPreviews } from './drawings.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductsPage.module.css';

type Props = {
  site: Site;
  words: ProductsWords;
  products: Product[];
  /** The figures in the drawings of the product that has a page. */
  readouts: Readouts;
  messmate: ProductPageWords | undefined;
  brochure: { path: string; linkText: string } | undefined;
};

export function ProductsPage({ site, words, products, readouts, messmate, brochure }: Props) {
  const { end } = words;
  return (
    <Frame site={site} claims={listClaims(products)}>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={`wrap stack ${styles.products}`}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            words={words}
            {...(messmate &&
              product.link === site.product?.to && { tabs: buildPreviews(messmate, readouts, product.link) })}
          />
        ))}
        {products.length === 0 && <ComingSoon words={words} />}
      </div>
      {site.product && (
        <Band id="try" heading={end.heading} brochure={brochure}>
          <p>{end.text}</p>
          <Buttons>
            {/* The demo serves the meal when this link opens it. */}
            <ButtonLink variant="solid" arrow="right" href={`${site.product.to}#${SERVE_ID}`}>
              {end.serve}
            </ButtonLink>
            <RequestDemo site={site}>{end.demo}</RequestDemo>
          </Buttons>
        </Band>
      )}
    </Frame>
  );
}
