import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import { PAGES } from '../../../content/schemas/pages.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';

/** The band that closes a service's page: what to tell us, and where. */
export function Ask({ words }: { words: InterfaceWords['service'] }) {
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
