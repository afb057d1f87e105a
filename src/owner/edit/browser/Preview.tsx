import { useEffect, useRef, useState } from 'react';
import styles from './Preview.module.css';

type Props = {
  site: string | null;
  page: string;
  /** The part of the page that is being changed. */
  anchor: string;
  version: number;
};
const ROOM = '(width >= 80rem)';

/** The page that a file's words stand on, beside the form where there is room; always a link to it. */
export function Preview({ site, page, anchor, version }: Props) {
  const [hasRoom, setRoom] = useState(() => matchMedia(ROOM).matches);
  const [isPhone, setPhone] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const look = () => setRoom(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  // A page that has its part in its address, such as a tab of the demo, shows that; one without such a part stays.
  const address = site && (page.includes('#') || !anchor ? site + page : `${site}${page}#${anchor}`);
  // Not by `src`, which would fill the way back of the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is shown anew goes to its part too
  useEffect(() => {
    if (address) frame.current?.contentWindow?.location.replace(address);
  }, [address, version, hasRoom]);
  if (!address)
    return (
      <aside className={styles.preview} aria-label="The page">
        <p>The site is being started. If it does not come, the terminal says why.</p>
      </aside>
    );
  return (
    <aside className={styles.preview} aria-label="The page">
      <p>
        <a href={address} target="form-page">
          See the page <code>{page}</code>
          <span className="visually-hidden"> in a tab of its own</span>
        </a>
        {hasRoom && (
          <button type="button" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
            As on a phone
          </button>
        )}
      </p>
      {hasRoom && (
        <iframe
          key={`${page} ${version}`}
          ref={frame}
          title={`The page ${page}`}
          data-phone={isPhone || undefined}
        />
      )}
    </aside>
  );
}
