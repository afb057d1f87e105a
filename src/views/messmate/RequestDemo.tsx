import { ButtonLink } from '../../components/Button/Button.tsx';
import { letter, mailto } from '../../components/Button/mailto.ts';
import { blanks, type ComposerData } from '../../components/Composer/data.ts';
import { textOf } from '../../components/Composer/message.ts';

type Props = { label: string; composer: ComposerData; look: 'primary' | 'ink' };

/**
 * Opens the composer. Without script, and where its code does not come, it opens a ready-written e-mail; with script
 * a notice then offers address and text for copying, and the part of the contact page that shows them: many visitors
 * read their mail in a browser, where a mailto link does nothing.
 */
export function RequestDemo({ label, composer: { email, words, topics }, look }: Props) {
  const topic = topics.find(({ id }) => id === 'demo');
  if (!topic) return null;
  const text = textOf({ ...words, ...topic, lines: blanks(topic, words) });
  return (
    <ButtonLink
      look={look}
      arrow="right"
      href={mailto(email, topic.subject, text)}
      data-compose="demo"
      data-notice={words.notice}
      data-label={words.copy}
      data-copy={letter(email, topic.subject, text)}
      data-copied={words.copied}
      data-page={words.page}
      data-to="/contact#demo"
    >
      {label}
    </ButtonLink>
  );
}
