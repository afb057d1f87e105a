import { PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import type { Member } from '../../../content/schemas/team.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { messageIdOf } from '../../../ui/Message/links.ts';
import type { DrawingProps } from './artefacts/DrawingFrame.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import { Process } from './Process.tsx';
import { type Pictures, Suitability } from './Suitability.tsx';

type Props = {
  site: Site;
  service: Service;
  /** The sample hostel's state and current meal, for the drawing. */
  drawingData: Pick<DrawingProps, 'state' | 'meal'>;
  team: readonly Member[];
  /** The owner's pictures in the service's text, by file name. */
  pictures: Pictures;
};

export function ServicePage({ site, service, drawingData, team, pictures }: Props) {
  const words = site.words.service;
  return (
    <Frame site={site}>
      <Hero service={service} words={words} drawing={{ ...drawingData, words: words.artefacts }} />
      <Suitability service={service} heading={words.suits} pictures={pictures} />
      <Process steps={service.process} words={words} />
      <Facts service={service} team={team} words={words} />
      <Band id="ask" heading={words.ask}>
        <p>{words.askText}</p>
        <Buttons>
          <ButtonLink variant="solid" href={`${PAGES.contact.path}#${messageIdOf(service.path)}`}>
            {words.contact}
          </ButtonLink>
        </Buttons>
      </Band>
    </Frame>
  );
}
