import { claimsIn } from '../../../content/claims/references.ts';
import { type HomeWords, PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Field } from './Field.tsx';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { ProductsLink } from './ProductsLink.tsx';
import { Services } from './Services.tsx';

type Props = { site: Site; words: HomeWords; services: Service[]; readouts: Readouts };

/** The company, a field of grains that shows what it counts, its mission, its services, and the way to its products. */
export function HomePage({ site, words, services, readouts }: Props) {
  return (
    <Frame site={site} claims={claimsIn(words)}>
      <Hero company={site.company} words={words} />
      <Field words={words.field} readouts={readouts} demo={site.product && `${site.product.to}#attendance`} />
      <Mission statement={site.company.mission} words={words} lunches={readouts.lunches.days} />
      <Services words={words.services} services={services} />
      <ProductsLink href={PAGES.productsPage.path} label={words.products.button} note={words.products.note} />
    </Frame>
  );
}
