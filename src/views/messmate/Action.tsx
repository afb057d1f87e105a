import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import type { ProductPageWords } from '../../schemas/product.ts';
import { RequestDemo } from './RequestDemo.tsx';

/** The call to action. To whoever has tried the demo its text speaks of that (src/messmate/island/told.ts). */
export function Action({ words, email }: { words: ProductPageWords; email: string }) {
  return (
    <Band id="action" heading={words.action.heading}>
      <p data-told>{words.action.text}</p>
      <Buttons>
        <RequestDemo words={words.demo} email={email} look="ink" />
        <ButtonLink look="onLive" href="/contact">
          {words.demo.sales}
        </ButtonLink>
      </Buttons>
    </Band>
  );
}
