import { PAGES } from '../../../content/schemas/pages.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';

/** The band that closes a service's page: its button leads to where one can write or call. */
export function Ask({ words }: { words: Site['words']['service'] }) {
  return (
    <Band id="ask" heading={words.ask}>
      <p>{words.askText}</p>
      <Buttons>
        <ButtonLink look="ink" arrow="right" href={PAGES.contact.path}>
          {words.contact}
        </ButtonLink>
      </Buttons>
    </Band>
  );
}
