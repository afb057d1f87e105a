import { claimsIn } from '../../../content/claims/references.ts';
import { type HomeWords, PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Field } from './Field.tsx';
import { Hero } from './Hero.tsx';
import type { HomeFigures } from './home-figures.ts';
import { Mission } from './Mission.tsx';
import { ProductsLink } from './ProductsLink.tsx';
import { Services } from './Services.tsx';

type Props = { site: Site; words: HomeWords; services: Service[]; figures: HomeFigures };

/** The company, a field of grains that shows what it counts, its mission, its services, and the way to its products. */
export function HomePage({ site, words, services, figures }: Props) {
  return (
    <Frame site={site} claims={claimsIn(words)}>
      <Hero company={site.company} words={words} />
      <Field words={words.field} figures={figures} demo={site.product && `${site.product.to}#attendance`} />
      <Mission statement={site.company.mission} words={words} figures={figures} />
      <Services words={words.services} services={services} />
      <ProductsLink href={PAGES.productsPage.path} label={words.products.button} note={words.products.note} />
    </Frame>
  );
}
