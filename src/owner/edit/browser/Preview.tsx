import { useEffect, useState } from 'react';
import styles from './Preview.module.css';

type Props = { site: string | null; page: string; version: number };
const ROOM = '(width >= 80rem)';

/** The page that a file's words stand on, beside the form where there is room; always a link to it. */
export function Preview({ site, page, version }: Props) {
  const [hasRoom, setRoom] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const look = () => setRoom(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  if (!site)
    return (
      <aside className={styles.preview} aria-label="The page">
        <p>The site is being started. If it does not come, the terminal says why.</p>
      </aside>
    );
  return (
    <aside className={styles.preview} aria-label="The page">
      <p>
        <a href={site + page} target="form-page">
          See the page <code>{page}</code>
          <span className="visually-hidden"> in a tab of its own</span>
        </a>
      </p>
      {hasRoom && <iframe key={`${page} ${version}`} title={`The page ${page}`} src={site + page} />}
    </aside>
  );
}
