import type { ComponentProps } from 'react';
import { t } from '../../content/t.ts';
import { ButtonLink } from '../Button/Button.tsx';
import type { Site } from '../Frame/Site.ts';
import { Icon } from '../Icon/Icon.tsx';
import { formatMessage, mailto } from './links.ts';

export type RequestSite = Pick<Site, 'contactPath'> & {
  company: Pick<Site['company'], 'email'>;
  messages: Pick<Site['messages'], 'demo' | 'notice' | 'copy' | 'copied' | 'notCopied' | 'page'>;
};

type Props = { site: RequestSite; variant?: ComponentProps<typeof ButtonLink>['variant']; children: string };

/** A link that opens an e-mail. A notice offers the e-mail's text to copy, as many visitors have no mail program. */
export function RequestDemo({
  site: { company, messages, contactPath },
  variant = 'plain',
  children,
}: Props) {
  const { subject, text } = messages.demo;
  return (
    <ButtonLink
      variant={variant}
      href={mailto(company.email, subject, text)}
      data-notice={messages.notice}
      data-label={messages.copy}
      data-copy={formatMessage(company.email, subject, text)}
      data-copied={messages.copied}
      data-failed={messages.notCopied}
      data-link={messages.page}
      data-to={`${contactPath}#demo`}
    >
      {children} <Icon name="mail" />{' '}
      <span className="visually-hidden">({t('opens your mail program')})</span>
    </ButtonLink>
  );
}
