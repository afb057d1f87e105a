import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import type { InterfaceWords } from '../../schemas/interface.ts';

/** The band that closes a service's page. */
export function Ask({ words }: { words: InterfaceWords['service'] }) {
  return (
    <Band id="ask" heading={words.ask}>
      <p>{words.askText}</p>
      <Buttons>
        <ButtonLink look="ink" arrow="right" href="/contact">
          {words.contact}
        </ButtonLink>
        <ButtonLink look="onLive" href="/products">
          {words.products}
        </ButtonLink>
      </Buttons>
    </Band>
  );
}
