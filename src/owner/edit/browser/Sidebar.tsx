import { useEffect, useState } from 'react';
import { fieldName } from '../../../content/problems.ts';
import { api, type Found, type Group, type Kind } from './api.ts';
import input from './Input.module.css';
import styles from './Sidebar.module.css';

type Props = {
  groups: readonly Group[];
  current: string;
  onOpen: (file: string, path?: (string | number)[]) => void;
  onNew: (kind: Kind) => void;
};

const WAIT_MS = 200;
const keyOf = ({ file, path = [] }: Group['items'][number]) => [file, ...path].join('|');

/** All that can be changed, in words; or, when something is typed, where these words stand. */
export function Sidebar({ groups, current, onOpen, onNew }: Props) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found[]>();
  // On a telephone the list is folded away once something is open.
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  useEffect(() => {
    if (words.trim().length < 2) return setFound(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const all = await api.search(words).catch(() => []);
      if (isCurrent) setFound(all);
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <nav className={styles.sidebar} aria-label="What can be changed" data-open={isOpen || words !== ''}>
      <label htmlFor="search">Find a sentence of the site</label>
      <input
        id="search"
        className={input.input}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder="Type or paste it"
        autoComplete="off"
      />
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Fold the list away' : 'Choose something else'}
      </button>
      <div role="status" className="visually-hidden">
        {found && `${found.length} places`}
      </div>
      {found ? (
        <ol className={styles.found} aria-label="Where it stands">
          {found.map(({ file, name, path, text }) => (
            <li key={`${file} ${fieldName(path)} ${text.slice(0, 40)}`}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onOpen(file, path.length > 0 ? path : ['body']);
                }}
              >
                <b>{name}</b> <span>{fieldName(path) || 'the text'}</span>
                <q>{text}</q>
              </button>
            </li>
          ))}
          {found.length === 0 && <li>No place has these words. Try fewer of them.</li>}
        </ol>
      ) : (
        groups.map(({ name, items, adds, isFolded }) => {
          const list = (
            <ul>
              {items.map((item) => {
                const key = keyOf(item);
                return (
                  <li key={key}>
                    <button
                      type="button"
                      aria-current={key === current || undefined}
                      onClick={() => {
                        close();
                        onOpen(item.file, item.path);
                      }}
                    >
                      {item.name}
                    </button>
                  </li>
                );
              })}
              {adds && (
                <li>
                  <button
                    type="button"
                    className={styles.add}
                    onClick={() => {
                      close();
                      onNew(adds.kind);
                    }}
                  >
                    {adds.label}
                  </button>
                </li>
              )}
            </ul>
          );
          return (
            <section key={name} aria-label={name}>
              {isFolded ? (
                <details open={items.some((item) => keyOf(item) === current)}>
                  <summary>{name}</summary>
                  {list}
                </details>
              ) : (
                <>
                  <h2>{name}</h2>
                  {list}
                </>
              )}
            </section>
          );
        })
      )}
    </nav>
  );
}
