import { fillFor, legalDay } from '../../../content/language.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Legal } from '../../../content/schemas/legal.ts';
import { Title } from '../../../ui/Title/Title.tsx';
import styles from './Head.module.css';

type Props = { legal: Legal; words: InterfaceWords['legal'] };

/** The text's names, and what it applies to, its date, its law and its length. */
export function Head({ legal, words }: Props) {
  const length = { sections: legal.clauses.length, minutes: legal.minutes };
  return (
    <div className="wrap">
      <Title>{legal.title}</Title>
      {legal.subtitle && <p className={`lead ${styles.subtitle}`}>{legal.subtitle}</p>}
      <dl className={`num ${styles.meta}`}>
        <div>
          <dt>{words.appliesTo}</dt>
          <dd>{legal.appliesTo}</dd>
        </div>
        <div>
          <dt>{words.updated}</dt>
          <dd>
            <a href="#versions">
              <time dateTime={legal.updated}>{legalDay(words, legal.updated)}</time>
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.law}</dt>
          <dd>{legal.law}</dd>
        </div>
        <div>
          <dt>{words.length}</dt>
          <dd>{fillFor(length.minutes, words.lengthOf, length)}</dd>
        </div>
      </dl>
    </div>
  );
}
