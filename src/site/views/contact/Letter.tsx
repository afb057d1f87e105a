import { whatsappLink } from '../../../content/language/phone.ts';
import { t } from '../../../content/t.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { letterText, type Message, mailto } from '../../../ui/Message/links.ts';
import styles from './Letter.module.css';

/** Matches words in brackets, which the sender fills in. */
const BLANK = /(\[[^\]]*\])/;

type Props = { site: Site; message: Message & { about: string } };

export function Letter({ site: { company, messages }, message }: Props) {
  const { subject, text, about } = message;
  /** Each label names its message, because every message has the same actions. */
  const labelOf = (action: string) => `${action}: ${about}`;
  return (
    <>
      <blockquote className={`ground stack ${styles.letter}`}>
        {text
          .trim()
          .split(/\n\s*\n/)
          .map((paragraph) => (
            <p key={paragraph}>
              {paragraph.split(BLANK).map((words) =>
                BLANK.test(words) ? (
                  <span key={words} className={styles.blank}>
                    {words}
                  </span>
                ) : (
                  words
                ),
              )}
            </p>
          ))}
      </blockquote>
      <Buttons>
        <ButtonLink
          variant="solid"
          href={mailto(company.email, subject, text)}
          aria-label={labelOf(messages.mail)}
        >
          {messages.mail} <Icon name="mail" />
        </ButtonLink>
        {company.whatsapp && (
          <ButtonLink
            href={whatsappLink(company.whatsapp, company.country, text)}
            target="_blank"
            rel="noopener"
            aria-label={`${labelOf(messages.whatsapp)} (${t('opens in a new tab')})`}
          >
            {messages.whatsapp}
          </ButtonLink>
        )}
        <Button
          aria-label={labelOf(messages.copy)}
          data-copy={letterText(company.email, subject, text)}
          data-copied={messages.copied}
          data-failed={messages.notCopied}
        >
          {messages.copy} <Icon name="copy" />
        </Button>
      </Buttons>
    </>
  );
}
