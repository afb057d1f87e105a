import type { ReactNode } from 'react';
import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { Panels } from '../../../messmate/tabs/FeatureTabs.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';
import { listClaims } from '../../claims/sources.ts';
import { AnnouncedModules } from './AnnouncedModules.tsx';
import { Benefits } from './Benefits.tsx';
import { DayNote } from './DayNote.tsx';
import { Features } from './Features.tsx';
import { Questions } from './Questions.tsx';
import { YourMess } from './your-mess/YourMess.tsx';

type Props = Panels & {
  site: Site;
  words: ProductPageWords;
  readouts: Readouts;
  brochure: { path: string; linkText: string } | undefined;
  hero?: ReactNode;
  day?: ReactNode;
  sliderScript?: ReactNode;
};

/** The product's page, with the live demo. `hero`, `day` and `sliderScript` are islands. */
export function MessMatePage({ site, words, readouts, brochure, hero, day, sliderScript, ...panels }: Props) {
  const { action, demo } = words;
  return (
    <Frame site={site} claims={listClaims(words)} hasCollapsibleSources>
      {hero}
      {day}
      <DayNote words={words} readouts={readouts} brochure={brochure} />
      <Features site={site} words={words} panels={panels} />
      <YourMess site={site} words={words} readouts={readouts} sliderScript={sliderScript} />
      <Benefits words={words} readouts={readouts} />
      <AnnouncedModules words={words.soon} />
      <Questions site={site} words={words} />
      <Band id="action" heading={action.heading} brochure={brochure}>
        <p>{action.text}</p>
        <Buttons>
          <RequestDemo site={site} variant="solid">
            {demo.button}
          </RequestDemo>
          <ButtonLink href={`${PAGES.contact.path}#offer`}>{demo.sales}</ButtonLink>
        </Buttons>
      </Band>
    </Frame>
  );
}
