import { listed } from '../../../content/language.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Service } from '../../../content/schemas/service.ts';
import styles from './Facts.module.css';

const TERMS = ['pricing', 'weeks', 'who', 'warranty', 'code'] as const;

type Props = { service: Service; words: InterfaceWords['service']; unsettled: string };

/** The technologies, grouped by what they are for, and beside them what a buyer asks first. */
export function Facts({ service: { technologies, terms }, words, unsettled }: Props) {
  return (
    <div className={`wrap halves ${styles.facts}`}>
      <section aria-labelledby="technologies">
        <h2 id="technologies">{words.technologies}</h2>
        <dl className={`ruled ${styles.technologies}`}>
          {technologies.map(({ purpose, items }) => (
            <div key={purpose}>
              <dt>{purpose}</dt>
              {items.map((item) => (
                <dd key={item}>{item}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      {terms && <Terms terms={terms} words={words.terms} unsettled={unsettled} />}
    </div>
  );
}

type TermsProps = {
  terms: NonNullable<Service['terms']>;
  words: InterfaceWords['service']['terms'];
  unsettled: string;
};

/** A line for each term; what the owner has not settled for all clients is the last one. */
function Terms({ terms, words, unsettled }: TermsProps) {
  const rows = TERMS.map((term) => ({ name: words[term], says: terms[term] }));
  const open = rows.filter(({ says }) => !says).map(({ name }) => name);
  const last = open.length > 0 ? [{ name: listed(open), says: unsettled }] : [];
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{words.heading}</h2>
      <dl className={`ruled ${styles.terms}`}>
        {[...rows.filter(({ says }) => says), ...last].map(({ name, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
