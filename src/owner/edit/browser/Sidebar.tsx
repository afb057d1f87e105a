import { useEffect, useRef, useState } from 'react';
import type { Found } from '../search.ts';
import { ask, type Group } from './api.ts';
import { hrefOf, positionIn } from './values.ts';

const WAIT_MS = 200;
/** `--wide-desktop` of custom-media.css: from here on the list is beside the form. */
const WIDE = '(width >= 80rem)';

/** Search, and the list of everything that can be changed. */
export function Sidebar({ groups, at }: { groups: readonly Group[]; at: string }) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found[]>();
  const list = useRef<HTMLDetailsElement>(null);
  // On a phone the list begins closed, and closes after a choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has been chosen
  useEffect(() => {
    if (list.current) list.current.open = matchMedia(WIDE).matches;
  }, [at]);
  useEffect(() => {
    if (words.trim().length < 2) return setFound(undefined);
    const timer = setTimeout(() => ask('search', words).then(setFound, () => setFound([])), WAIT_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const link = (href: string, name: string) => (
    <li key={href}>
      <a href={href} aria-current={href === at ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
  return (
    <nav aria-label="Everything you can change">
      <label htmlFor="search">Find a sentence of the site</label>
      <input id="search" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <p role="status">
        {found?.length === 0 && 'Nothing found.'}
        {found?.length === 1 && '1 place'}
        {found && found.length > 1 && `${found.length} places`}
      </p>
      <ul>
        {found?.map(({ file, name, path, text }) => (
          <li key={file + path.join() + text}>
            <a href={hrefOf(file, path)}>
              <b>{name}</b> <small>{positionIn({ path })}</small>
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
      <details ref={list} className="list">
        <summary>Everything you can change</summary>
        {!found &&
          groups.map(({ name, items, adds, isFolded }) => (
            <details key={name} open={!isFolded}>
              <summary>{name}</summary>
              <ul>
                {items.map((item) => link(hrefOf(item.file, item.path), item.name))}
                {adds && link(`#new/${adds.kind}`, `+ ${adds.label}`)}
              </ul>
            </details>
          ))}
      </details>
    </nav>
  );
}
