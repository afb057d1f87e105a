import { useEffect, useState } from 'react';
import { fieldName } from '../../../content/problems.ts';
import { api, type Found, type Group, type Kind, type Way } from './api.ts';

type Props = {
  groups: readonly Group[];
  current: string | undefined;
  onOpen: (file: string, path?: Way) => void;
  onNew: (kind: Kind) => void;
};

const WAIT_MS = 200;

/** All that can be changed, in words; or, when something is typed, where these words stand. */
export function Sidebar({ groups, current, onOpen, onNew }: Props) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found[]>();
  useEffect(() => {
    if (words.trim().length < 2) return setFound(undefined);
    const timer = setTimeout(() => api.search(words).then(setFound, () => setFound([])), WAIT_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const list = ({ items, adds }: Group) => (
    <ul>
      {items.map(({ file, name, path }) => (
        <li key={file + name}>
          <button
            type="button"
            aria-current={(file === current && !path) || undefined}
            onClick={() => onOpen(file, path)}
          >
            {name}
          </button>
        </li>
      ))}
      {adds && (
        <li>
          <button type="button" onClick={() => onNew(adds.kind)}>
            + {adds.label}
          </button>
        </li>
      )}
    </ul>
  );
  return (
    <nav className="sidebar" aria-label="All that can be changed">
      <label htmlFor="search">Find a sentence of the site</label>
      <input
        id="search"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status">{found && (found.length === 0 ? 'Nothing says this.' : `${found.length} places`)}</p>
      {found ? (
        <ul>
          {found.map(({ file, name, path, text }) => (
            <li key={file + path.join() + text}>
              <button type="button" onClick={() => onOpen(file, path.length > 0 ? path : ['body'])}>
                <b>{name}</b> <small>{fieldName(path)}</small>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            {group.isFolded ? (
              <details>
                <summary>{group.name}</summary>
                {list(group)}
              </details>
            ) : (
              <>
                <h2>{group.name}</h2>
                {list(group)}
              </>
            )}
          </section>
        ))
      )}
    </nav>
  );
}
