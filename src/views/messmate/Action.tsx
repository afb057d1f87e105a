import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import type { ComposerData } from '../../components/Composer/data.ts';
import type { ProductPageWords } from '../../schemas/product.ts';
import { RequestDemo } from './RequestDemo.tsx';

type Props = { words: ProductPageWords; composer: ComposerData };

/** The call to action. To whoever has tried the demo its text speaks of that (src/messmate/island/told.ts). */
export function Action({ words, composer }: Props) {
  return (
    <Band id="action" heading={words.action.heading}>
      <p data-told>{words.action.text}</p>
      <Buttons>
        <RequestDemo label={words.demo.button} composer={composer} look="ink" />
        <ButtonLink look="onLive" href="/contact" data-compose="sales">
          {words.demo.sales}
        </ButtonLink>
      </Buttons>
    </Band>
  );
}
