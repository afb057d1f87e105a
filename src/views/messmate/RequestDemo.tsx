import { ButtonLink } from '../../components/Button/Button.tsx';
import { mailto } from '../../components/Button/mailto.ts';
import type { ProductPageWords } from '../../schemas/product.ts';

type Props = { words: ProductPageWords['demo']; email: string; look: 'primary' | 'ink' };

/**
 * Opens a ready-written e-mail, with or without script. With script a notice offers address and text for copying:
 * many visitors read their mail in a browser, where a mailto link does nothing.
 */
export function RequestDemo({ words, email, look }: Props) {
  return (
    <ButtonLink
      look={look}
      arrow="right"
      href={mailto(email, words.subject, words.body)}
      data-notice={words.notice}
      data-label={words.copy}
      data-copy={`${email}\n\n${words.subject}\n\n${words.body}`}
      data-copied={words.copied}
    >
      {words.button}
    </ButtonLink>
  );
}
