import { formatPhone } from '../../content/language/phone.ts';
import { t } from '../../content/t.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { PageLink, Site } from '../Frame/Site.ts';
import { Icon } from '../Icon/Icon.tsx';
import { networkName } from '../Icon/networks.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Footer.module.css';

/** The footer: the company, links to its pages, contact details, its social profiles and the copyright line. */
export function Footer({ site }: { site: Site }) {
  const { company, mark, path } = site;
  const [localPart, domain] = company.email.split('@');
  const [beforeYear, ...afterYear] = site.words.copyright.split('{year}');
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Brand mark={mark} name={company.name} />
            <p>{company.blurb}</p>
          </div>
          <Column className={styles.pages} heading={t('Navigation')} links={site.mainPages} path={path} />
          <Column heading={t('Services')} links={site.services} path={path} />
          <div>
            <Column heading={t('Legal')} links={site.legal} path={path} />
            <section className={styles.contact} aria-labelledby="foot-contact">
              <h2 id="foot-contact">{t('Contact')}</h2>
              <ul className={`num ${styles.contactLinks}`}>
                <li>
                  <a href={`mailto:${company.email}`}>
                    <span>
                      {localPart}
                      <wbr />@{domain}
                    </span>
                  </a>
                </li>
                {company.phones.map((phone) => (
                  <li key={formatPhone(phone)}>
                    <PhoneLink phone={phone} country={company.country} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
        <div className={`cluster ${styles.lastRow}`}>
          <p>
            {beforeYear}
            {/* The page's script updates the year. */}
            <span data-year>{site.year}</span>
            {afterYear.join(String(site.year))}
          </p>
          <p className={styles.registration}>{company.registration.short}</p>
          {company.social.length > 0 && (
            <ul className={`cluster screen-only ${styles.social}`} aria-label={t('Social profiles')}>
              {company.social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} target="_blank" rel="noopener">
                    <Icon name={network} />
                    <span className="visually-hidden">{`${networkName(network)} (${t('opens in a new tab')})`}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { className?: string | undefined; heading: string; links: PageLink[]; path: string };

function Column({ className, heading, links, path }: ColumnProps) {
  return (
    <nav className={className} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} aria-current={to === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
