import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import type { InterfaceWords } from '../../schemas/interface.ts';

/** The band that closes a service's page: its button leads to a message about this service. */
export function Ask({ words, id }: { words: InterfaceWords['service']; id: string }) {
  return (
    <Band id="ask" heading={words.ask}>
      <p>{words.askText}</p>
      <Buttons>
        <ButtonLink look="ink" arrow="right" href={`/contact?about=${id}#demo`}>
          {words.contact}
        </ButtonLink>
        <ButtonLink look="onLive" href="/products">
          {words.products}
        </ButtonLink>
      </Buttons>
    </Band>
  );
}
