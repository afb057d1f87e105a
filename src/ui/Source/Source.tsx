import { useContext } from 'react';
import { dayInWords } from '../../content/language.ts';
import styles from './Source.module.css';
import { Sources } from './Sources.ts';

/** What a claim rests on, and as of which day: a small line behind its words. Nothing for words that make no claim. */
export function Source({ claim }: { claim: string | undefined }) {
  const sources = useContext(Sources);
  const found = sources && claim && Object.hasOwn(sources.of, claim) ? sources.of[claim] : undefined;
  if (!sources || !found) return null;
  const parts = {
    '{source}': <SourceLink key="source" {...found} newTab={sources.words.newTab} />,
    '{date}': (
      <time key="date" dateTime={found.date}>
        {dayInWords(found.date)}
      </time>
    ),
  };
  const isPart = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text);
  return (
    <small className={styles.source}>
      {sources.words.source.split(/(\{source\}|\{date\})/).map((text) => (isPart(text) ? parts[text] : text))}
    </small>
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
