import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { messageLink, serviceMessage } from '../../../ui/Message/links.ts';

/** The band that closes a service's page: its button opens a ready-written message about this service. */
export function Ask({ site, title }: { site: Site; title: string }) {
  const words = site.words.service;
  return (
    <Band id="ask" heading={words.ask}>
      <p>{words.askText}</p>
      <Buttons>
        <ButtonLink look="ink" arrow="right" {...messageLink(site, serviceMessage(site.messages, title))}>
          {words.contact}
        </ButtonLink>
      </Buttons>
    </Band>
  );
}
