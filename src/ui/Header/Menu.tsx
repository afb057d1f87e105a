import { formatPhone } from '../../content/language/phone.ts';
import { t } from '../../content/t.ts';
import type { Site } from '../Frame/Site.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Menu.module.css';

/** The navigation and its button. On small screens it is a popover, which works without script. */
export function Menu({ site, isLabelHidden }: { site: Site; isLabelHidden: boolean }) {
  const { company, path } = site;
  const labelClass = isLabelHidden ? 'visually-hidden' : '';
  return (
    <>
      {/* Hidden until a style shows it. Browsers that get no styles have no popovers, so their menu is always open. */}
      <button className={styles.button} type="button" popoverTarget="nav" id="menu" hidden>
        <span className={`${styles.menuLabel} ${labelClass}`}>{t('Menu')}</span>{' '}
        <span className={`${styles.closeLabel} ${labelClass}`}>{t('Close')}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" aria-hidden="true">
          <path className={styles.upperLine} d="M3 8h18" />
          <path className={styles.lowerLine} d="M3 16h18" />
        </svg>
      </button>
      <nav className={styles.nav} id="nav" popover="auto" aria-label={t('Main')}>
        <ul>
          {company.navigation.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={ariaCurrent(to, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={`num ${styles.contacts}`}>
          {company.phones.map((phone) => (
            <PhoneLink key={formatPhone(phone)} phone={phone} country={company.country} />
          ))}{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </nav>
    </>
  );
}

/** Returns `page` for a link to this page, and `true` for one to a page above it: Products on a product's page. */
function ariaCurrent(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
