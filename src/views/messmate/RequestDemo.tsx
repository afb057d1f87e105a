import { ButtonLink } from '../../components/Button/Button.tsx';
import { letter, mailto } from '../../components/Button/mailto.ts';
import type { ProductPageWords } from '../../schemas/product.ts';

type Props = { words: ProductPageWords['demo']; email: string; look: 'primary' | 'ink' };

/**
 * Opens a ready-written e-mail, with or without script. With script a notice offers address and text for copying, and
 * the part of the contact page that shows them: many visitors read their mail in a browser, where a mailto link does
 * nothing.
 */
export function RequestDemo({ words, email, look }: Props) {
  return (
    <ButtonLink
      look={look}
      arrow="right"
      href={mailto(email, words.subject, words.body)}
      data-notice={words.notice}
      data-label={words.copy}
      data-copy={letter(email, words.subject, words.body)}
      data-copied={words.copied}
      data-page={words.page}
      data-to="/contact#demo"
    >
      {words.button}
    </ButtonLink>
  );
}
