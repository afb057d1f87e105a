import { useEffect, useRef, useState } from 'react';
import type { SearchResult } from '../search.ts';
import { ask, type Group } from './api.ts';
import { formatPosition, hrefOf } from './values.ts';

const SEARCH_DELAY_MS = 200;
/** From this width the list is beside the form: `--wide-desktop` of custom-media.css. */
const WIDE_QUERY = '(width >= 80rem)';

/** Shows the search, and the list of everything that can be changed. @param fragment that of the form's address */
export function Sidebar({ groups, fragment }: { groups: readonly Group[]; fragment: string }) {
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<SearchResult[]>();
  const [error, setError] = useState('');
  const list = useRef<HTMLDetailsElement>(null);
  // On a narrow screen the list is folded at first and each time a link is followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a link changes the fragment
  useEffect(() => {
    if (list.current) list.current.open = matchMedia(WIDE_QUERY).matches;
  }, [fragment]);
  useEffect(() => {
    setError('');
    if (query.trim().length < 2) return setResults(undefined);
    let isCurrent = true;
    const show = (newResults: SearchResult[] | undefined, message = '') => {
      if (!isCurrent) return;
      setResults(newResults);
      setError(message);
    };
    const search = () => ask('search', query).then(show, ({ message }) => show(undefined, message));
    const timer = setTimeout(search, SEARCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  const renderLink = (href: string, name: string) => (
    <li key={href}>
      <a href={href} aria-current={href === fragment ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
  return (
    <nav aria-label="Everything you can change">
      <label htmlFor="search">Find a sentence of the site</label>
      <input id="search" type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">
        {error}
        {results?.length === 0 && 'Nothing found.'}
        {results?.length === 1 && '1 place'}
        {results && results.length > 1 && `${results.length} places`}
      </p>
      <ul>
        {results?.map(({ file, name, path, text }) => (
          <li key={file + path.join() + text}>
            <a href={hrefOf(file, path)}>
              <b>{name}</b> <small>{formatPosition({ path })}</small>
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
      <details ref={list} className="file-list">
        <summary>Everything you can change</summary>
        {!results &&
          groups.map(({ name, entries, addLink, isFolded }) => (
            <details key={name} open={!isFolded}>
              <summary>{name}</summary>
              <ul>
                {entries.map((entry) => renderLink(hrefOf(entry.file, entry.path), entry.name))}
                {addLink && renderLink(`#new/${addLink.kind}`, `+ ${addLink.label}`)}
              </ul>
            </details>
          ))}
      </details>
    </nav>
  );
}
