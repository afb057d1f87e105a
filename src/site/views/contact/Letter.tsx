import { t } from '../../../content/t.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { letter, type Message, mailto, whatsappLink } from '../../../ui/Message/links.ts';
import styles from './Letter.module.css';

/** A blank of a message: words in brackets, filled in where it is sent from. */
const BLANK = /(\[[^\]]*\])/;

type Props = { site: Site; message: Message };

/** A ready-written message as it will be sent, set as a letter, and the ways to send it. */
export function Letter({ site: { company, messages }, message }: Props) {
  const { subject, text } = message;
  return (
    <>
      <blockquote className={styles.letter}>
        {text
          .trim()
          .split(/\n\s*\n/)
          .map((paragraph) => (
            <p key={paragraph}>
              {paragraph.split(BLANK).map((part) =>
                BLANK.test(part) ? (
                  <span key={part} className={styles.blank}>
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </p>
          ))}
      </blockquote>
      <Buttons>
        <ButtonLink look="primary" href={mailto(company.email, subject, text)}>
          {messages.mail} <Icon name="mail" />
        </ButtonLink>
        {company.whatsapp && (
          <ButtonLink href={whatsappLink(company.whatsapp, text)} target="_blank" rel="noopener">
            {messages.whatsapp} <span className="visually-hidden">({t('opens in a new tab')})</span>
          </ButtonLink>
        )}
        <span className={styles.copy}>
          <Button
            data-copy={letter(company.email, subject, text)}
            data-copied={messages.copied}
            data-failed={messages.notCopied}
          >
            {messages.copy} <Icon name="copy" />
          </Button>
        </span>
      </Buttons>
    </>
  );
}
