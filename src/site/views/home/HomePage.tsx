import { type HomeWords, PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Services } from './Services.tsx';

type Props = { site: Site; words: HomeWords; services: Service[]; readouts: Readouts };

export function HomePage({ site, words, services, readouts }: Props) {
  const { button, note } = words.products;
  // Without a product the band's heading is the note.
  const productName = site.product?.label;
  return (
    <Frame site={site}>
      <Hero site={site} words={words} readouts={readouts} />
      <Mission statement={site.company.mission} words={words} readouts={readouts} />
      <Services words={words.services} services={services} />
      <Band id="products" heading={productName ?? note}>
        {productName && <p>{note}</p>}
        <Buttons>
          <ButtonLink variant="solid" arrow="right" href={PAGES.productsPage.path}>
            {button}
          </ButtonLink>
        </Buttons>
      </Band>
    </Frame>
  );
}
