import { Fragment, type PropsWithChildren } from 'react';
import { fill } from '../../../content/fill.ts';
import { countryName } from '../../../content/language/country.ts';
import { formatPhone, whatsappLink } from '../../../content/language/phone.ts';
import type { Company } from '../../../content/schemas/company.ts';
import type { ContactWords } from '../../../content/schemas/pages.ts';
import { t } from '../../../content/t.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { networkName } from '../../../ui/Icon/networks.ts';
import { PhoneLink } from '../../../ui/PhoneLink/PhoneLink.tsx';
import styles from './ContactDetails.module.css';

/** An upper bound of the font's average character width, in em. */
const CHARACTER_WIDTH_EM = 0.49;

export function ContactChannels({ company, words }: { company: Company; words: ContactWords }) {
  const { email, phones, whatsapp, country } = company;
  const [user = '', host = ''] = email.split('@');
  // The style sheet divides a line's width by this, so that the address fits the line. Over 30 characters, it may wrap.
  const emailWidth = { '--email-width': Math.min(email.length, 30) * CHARACTER_WIDTH_EM };
  return (
    <section className={`ruled stack ${styles.details}`} style={emailWidth}>
      <Detail label={words.email} copyText={email} copyLabel={words.copyEmail} words={words}>
        <a href={`mailto:${email}`}>
          {user}
          <wbr />@{host}
        </a>
      </Detail>
      {phones.map((phone) => (
        <Detail
          key={formatPhone(phone)}
          label={phone.label ?? words.phone}
          copyText={formatPhone(phone)}
          copyLabel={words.copyPhone}
          words={words}
        >
          <PhoneLink phone={phone} country={country} />
        </Detail>
      ))}
      {whatsapp && (
        <Detail label={words.whatsapp}>
          <a className="num" href={whatsappLink(whatsapp, country)} target="_blank" rel="noopener">
            {whatsapp} <span className="visually-hidden">({t('opens in a new tab')})</span>
          </a>
        </Detail>
      )}
    </section>
  );
}

export function OfficeAndProfiles({ company, words }: { company: Company; words: ContactWords }) {
  const { name, office, country, social } = company;
  return (
    <section className={`ruled stack ${styles.details} ${styles.officeAndProfiles}`}>
      <section className={styles.detail}>
        <h2>{words.address}</h2>
        <address className={styles.value}>
          {[...new Set([name, ...(office?.lines ?? []), countryName(country)])].map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
          {office?.map && (
            <a href={office.map} target="_blank" rel="noopener">
              {t('Show on a map')} <span className="visually-hidden">({t('opens in a new tab')})</span>
            </a>
          )}
        </address>
      </section>
      {office?.hours && <Detail label={words.hours}>{office.hours}</Detail>}
      {/* An odd number of profiles fills one column, so that none stands alone. */}
      {social.length > 0 && (
        <section className={styles.detail}>
          <h2>{words.social}</h2>
          <ul className={styles.profiles} style={{ '--columns': 2 - (social.length % 2) }}>
            {social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener">
                  <Icon name={network} />
                  {networkName(network)} <span className="visually-hidden">({t('opens in a new tab')})</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

type Props = PropsWithChildren<{
  label: string;
  words?: ContactWords;
  copyText?: string;
  copyLabel?: string;
}>;

/** A contact detail with its label and, if there is a `copyText`, a button that copies it. */
function Detail({ label, words, copyText, copyLabel, children }: Props) {
  return (
    <section className={styles.detail}>
      <h2>{label}</h2>
      <p className={styles.value}>{children}</p>
      {copyText && words && (
        <button
          type="button"
          className={styles.copyButton}
          data-copy={copyText}
          data-copied={fill(words.copied, { what: copyLabel ?? '' })}
          data-failed={fill(words.notCopied, { value: copyText })}
        >
          <Icon name="copy" />
          <span>
            {words.messages.copy} <span className="visually-hidden">{copyLabel}</span>
          </span>
        </button>
      )}
    </section>
  );
}
