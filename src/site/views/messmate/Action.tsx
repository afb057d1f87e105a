import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';

type Props = {
  site: Site;
  words: ProductPageWords;
  brochure: { path: string; link: string } | undefined;
};

/** The call to action, and the brochure. */
export function Action({ site, words, brochure }: Props) {
  return (
    <Band id="action" heading={words.action.heading} brochure={brochure}>
      <p>{words.action.text}</p>
      <Buttons>
        <RequestDemo site={site} variant="solid">
          {words.demo.button}
        </RequestDemo>
        <ButtonLink href={`${PAGES.contact.path}#offer`}>{words.demo.sales}</ButtonLink>
      </Buttons>
    </Band>
  );
}
