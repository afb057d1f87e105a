import type { ProductsWords } from '../../../content/schemas/pages.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';

type Props = {
  site: Site;
  words: ProductsWords;
  /** The address of the live demo. */
  demo: string;
  brochure: { path: string; link: string } | undefined;
};

export function End({ site, words: { end }, demo, brochure }: Props) {
  return (
    <Band id="try" heading={end.heading} brochure={brochure}>
      <p>{end.text}</p>
      <Buttons>
        <ButtonLink variant="solid" arrow="right" href={demo}>
          {end.serve}
        </ButtonLink>
        <RequestDemo site={site}>{end.demo}</RequestDemo>
      </Buttons>
    </Band>
  );
}
