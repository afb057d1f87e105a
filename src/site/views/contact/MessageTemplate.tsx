import { whatsappLink } from '../../../content/language/phone.ts';
import { t } from '../../../content/t.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { formatMessage, type Message, mailto } from '../../../ui/Message/links.ts';
import styles from './MessageTemplate.module.css';

/** Matches a blank: words in brackets, which the sender replaces. The group makes `split` return them too. */
const BLANK = /(\[[^\]]*\])/;

type Props = {
  site: Site;
  /** `about` is the message's heading. */
  message: Message & { about: string };
};

/** A ready-written message, with buttons that open it in mail or WhatsApp, or copy it. */
export function MessageTemplate({ site: { company, messages }, message }: Props) {
  const { subject, text, about } = message;
  /** Buttons of different messages have the same text, so their accessible names contain the message's heading. */
  const accessibleName = (action: string) => `${action}: ${about}`;
  return (
    <>
      <blockquote className={`accent stack ${styles.text}`}>
        {text
          .trim()
          .split(/\n\s*\n/)
          .map((paragraph) => (
            <p key={paragraph}>
              {paragraph.split(BLANK).map((segment) =>
                BLANK.test(segment) ? (
                  <span key={segment} className={styles.blank}>
                    {segment}
                  </span>
                ) : (
                  segment
                ),
              )}
            </p>
          ))}
      </blockquote>
      <Buttons>
        <ButtonLink
          variant="solid"
          href={mailto(company.email, subject, text)}
          aria-label={accessibleName(messages.mail)}
        >
          {messages.mail} <Icon name="mail" />
        </ButtonLink>
        {company.whatsapp && (
          <ButtonLink
            href={whatsappLink(company.whatsapp, company.country, text)}
            target="_blank"
            rel="noopener"
            aria-label={`${accessibleName(messages.whatsapp)} (${t('opens in a new tab')})`}
          >
            {messages.whatsapp}
          </ButtonLink>
        )}
        <Button
          aria-label={accessibleName(messages.copy)}
          data-copy={formatMessage(company.email, subject, text)}
          data-copied={messages.copied}
          data-failed={messages.notCopied}
        >
          {messages.copy} <Icon name="copy" />
        </Button>
      </Buttons>
    </>
  );
}
