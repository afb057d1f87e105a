import { formatDay } from '../../content/language/language.ts';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import { t } from '../../content/t.ts';
import { Collapsible } from '../Collapsible/Collapsible.tsx';
import type { Site } from '../Frame/Site.ts';
import { sourceIdOf } from './Source.tsx';
import styles from './SourceNotes.module.css';

type Props = { site: Pick<Site, 'sources'>; claims: readonly string[]; isCollapsible: boolean };

/** The sources of a page's claims and the date of the latest check, or nothing without sources. */
export function SourceNotes({ site: { sources }, claims, isCollapsible }: Props) {
  const notes = claims.flatMap((id) => (sources[id] ? { id, ...sources[id] } : []));
  if (notes.length === 0) return null;
  const newestDate = notes.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const checkedText = (date: string) => t('Checked on {date}', { date: formatDay(date) });
  const heading = <h2 id="sources">{t('Where this comes from')}</h2>;
  const list = (
    <>
      <ul>
        {notes.map(({ id, source, link, date }) => (
          <li key={id} id={sourceIdOf(id)}>
            <SourceLink source={source} link={link} />
            {date !== newestDate && ` (${checkedText(date)})`}
          </li>
        ))}
      </ul>
      <p>{checkedText(newestDate)}</p>
    </>
  );
  return (
    <section className={`wrap split ${styles.notes}`} data-sources aria-labelledby="sources">
      {isCollapsible ? <Collapsible summary={heading}>{list}</Collapsible> : heading}
      {!isCollapsible && list}
    </section>
  );
}

function SourceLink({ source, link }: Pick<ClaimSource, 'source' | 'link'>) {
  if (!link) return source;
  if (link.startsWith('/')) return <a href={link}>{source}</a>;
  return (
    <a href={link} target="_blank" rel="noopener">
      {source}
      <span className="visually-hidden"> ({t('opens in a new tab')})</span>
    </a>
  );
}
