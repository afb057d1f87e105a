import { fill } from '../../../content/fill.ts';
import { legalDay } from '../../../content/language.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Version } from '../../../content/schemas/legal.ts';
import styles from './Versions.module.css';

type Props = { versions: Version[]; words: InterfaceWords['legal'] };

/** The versions of a legal text, the newest first: when, what changed, and the version itself as plain text. */
export function Versions({ versions, words: legal }: Props) {
  const words = legal.versions;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{words.heading}</h2>
      <ol reversed>
        {versions.map(({ date, changed, address }) => (
          <li key={date}>
            <time className="num" dateTime={date}>
              {legalDay(legal, date)}
            </time>
            <p>{changed ?? words.first}</p>
            <a href={address}>{fill(words.plainText, { date: legalDay(legal, date) })}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
