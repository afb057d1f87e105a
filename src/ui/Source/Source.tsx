import { createContext, useContext } from 'react';
import { fill } from '../../content/fill.ts';
import { dayInWords } from '../../content/language.ts';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import type { Site } from '../Frame/Site.ts';
import styles from './Source.module.css';

/** The sources of the site's claims, by their ids. A context, for claims can be at any depth of a page. */
export const Sources = createContext<Record<string, ClaimSource>>({});

/** The anchor of a claim's source at the end of its page. */
export const anchorOf = (claim: string): string => `source-${claim}`;

/** A few words beside a fact, which lead to its source at the end of the page. Nothing for words that make no claim. */
export function Source({ claim }: { claim: string | undefined }) {
  const sources = useContext(Sources);
  if (!claim || !Object.hasOwn(sources, claim)) return null;
  return (
    <small className={styles.source}>
      (<a href={`#${anchorOf(claim)}`}>{sources[claim]?.short}</a>)
    </small>
  );
}

type NotesProps = { site: Pick<Site, 'sources' | 'words'>; claims: readonly string[] };

/** What the facts of a page rest on, a line each, and the day on which they were checked: at the page's end. */
export function SourceNotes({ site: { sources, words }, claims }: NotesProps) {
  const notes = claims.flatMap((id) => (Object.hasOwn(sources, id) ? [{ id, ...sources[id] }] : []));
  if (notes.length === 0) return null;
  const [newest = ''] = notes
    .map(({ date }) => date)
    .sort()
    .reverse();
  const checked = (date = newest) => fill(words.sources.checked, { date: dayInWords(date) });
  return (
    <section className={`wrap ${styles.notes}`} data-sources aria-labelledby="sources">
      <h2 id="sources">{words.sources.heading}</h2>
      <ul>
        {notes.map(({ id, source = '', link, date }) => (
          <li key={id} id={anchorOf(id)}>
            <SourceLink source={source} link={link} newTab={words.newTab} />
            {date !== newest && ` (${checked(date)})`}
          </li>
        ))}
      </ul>
      <p>{checked()}</p>
    </section>
  );
}

type LinkProps = { source: string; link: string | undefined; newTab: string };

function SourceLink({ source, link, newTab }: LinkProps) {
  if (!link) return source;
  if (link.startsWith('/')) return <a href={link}>{source}</a>;
  return (
    <a href={link} target="_blank" rel="noopener">
      {source}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
