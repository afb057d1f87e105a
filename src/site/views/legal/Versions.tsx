import { formatLegalDay } from '../../../content/language/day.ts';
import type { Version } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import styles from './Versions.module.css';

/** All versions of a legal text, newest first, with links to their plain text. */
export function Versions({ versions }: { versions: Version[] }) {
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t('Versions')}</h2>
      <ol reversed>
        {versions.map(({ updated: date, changed, address }) => (
          <li key={date}>
            <time className="num" dateTime={date}>
              {formatLegalDay(date)}
            </time>
            <p>{changed ?? t('The first version that is kept here.')}</p>
            <a href={address}>{t('Plain text of {date}', { date: formatLegalDay(date) })}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
