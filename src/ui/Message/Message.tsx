import { Button, ButtonLink, Buttons } from '../Button/Button.tsx';
import type { Site } from '../Frame/Site.ts';
import { type Message as Letter, letter, messageLink, whatsappLink } from './links.ts';
import styles from './Message.module.css';

/** A ready-written message as it will be sent, and the ways to send it. */
export function Message({ site, message }: { site: Site; message: Letter }) {
  const { company, messages, words } = site;
  const { subject, text } = message;
  return (
    <div className={styles.message}>
      <div className={styles.letter}>
        <dl>
          <div>
            <dt>{messages.to}</dt>
            <dd>{company.email}</dd>
          </div>
          <div>
            <dt>{messages.subject}</dt>
            <dd>{subject}</dd>
          </div>
        </dl>
        <p className={styles.text}>{text.trim()}</p>
      </div>
      <Buttons>
        <ButtonLink look="primary" {...messageLink(site, message)}>
          {messages.mail}
        </ButtonLink>
        {company.whatsapp && (
          <ButtonLink href={whatsappLink(company.whatsapp, text)} target="_blank" rel="noopener">
            {messages.whatsapp} <span className="visually-hidden">({words.newTab})</span>
          </ButtonLink>
        )}
        <Button
          data-copy={letter(company.email, subject, text)}
          data-copied={messages.copied}
          data-failed={messages.notCopied}
        >
          {messages.copy}
        </Button>
      </Buttons>
    </div>
  );
}
