import { Fragment, type ReactNode } from 'react';
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
const CHARACTER_WIDTH = 0.49;

/** The e-mail address, phone numbers and WhatsApp. */
export function ContactChannels({ company, words }: { company: Company; words: ContactWords }) {
  const { email, phones, whatsapp, country } = company;
  const [user = '', host = ''] = email.split('@');
  // The address's width in em: the style sheet sizes it so that it fills its line. Beyond 30 characters it breaks instead.
  const emailWidth = { '--whole': Math.min(email.length, 30) * CHARACTER_WIDTH };
  return (
    <section className={`ruled stack ${styles.rows}`} style={emailWidth}>
      <Row label={words.email} copy={email} action={words.copyEmail} words={words}>
        <a href={`mailto:${email}`}>
          {user}
          <wbr />@{host}
        </a>
      </Row>
      {phones.map((phone) => (
        <Row
          key={formatPhone(phone)}
          label={phone.label ?? words.phone}
          copy={formatPhone(phone)}
          action={words.copyPhone}
          words={words}
        >
          <PhoneLink phone={phone} country={country} />
        </Row>
      ))}
      {whatsapp && (
        <Row label={words.whatsapp}>
          <a className="num" href={whatsappLink(whatsapp, country)} target="_blank" rel="noopener">
            {whatsapp} <span className="visually-hidden">({t('opens in a new tab')})</span>
          </a>
        </Row>
      )}
    </section>
  );
}

/** The postal address, office hours and social profiles. */
export function OfficeAndProfiles({ company, words }: { company: Company; words: ContactWords }) {
  const { name, office, country, social } = company;
  return (
    <section className={`ruled stack ${styles.rows} ${styles.places}`}>
      <section className={styles.row}>
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
      {office?.hours && <Row label={words.hours}>{office.hours}</Row>}
      {/* An odd number of profiles fills one column, so that none stands alone. */}
      {social.length > 0 && (
        <section className={styles.row}>
          <h2>{words.social}</h2>
          <ul className={styles.social} style={{ '--columns': 2 - (social.length % 2) }}>
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

type RowProps = { label: string; words?: ContactWords; copy?: string; action?: string; children: ReactNode };

/** A contact detail with its label and, if `copy` has a text, a button that copies it. `action` is the button's hidden text. */
function Row({ label, words, copy, action, children }: RowProps) {
  return (
    <section className={styles.row}>
      <h2>{label}</h2>
      <p className={styles.value}>{children}</p>
      {copy && words && (
        <button
          type="button"
          className={styles.copy}
          data-copy={copy}
          data-copied={fill(words.copied, { what: action ?? '' })}
          data-failed={fill(words.notCopied, { value: copy })}
        >
          <Icon name="copy" />
          <span>
            {words.messages.copy} <span className="visually-hidden">{action}</span>
          </span>
        </button>
      )}
    </section>
  );
}
