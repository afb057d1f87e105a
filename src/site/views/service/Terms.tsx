import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Terms.module.css';

const TERMS = ['pricing', 'weeks', 'who', 'warranty', 'code'] as const;

type Props = { terms: Service['terms']; words: InterfaceWords['service']['terms']; unsettled: string };

/** What a buyer asks first, a line each; what the owner has not settled for all clients is the last one. */
export function Terms({ terms, words, unsettled }: Props) {
  if (!terms) return null;
  const open = TERMS.filter((term) => !terms[term]);
  return (
    <Section id="terms" heading={words.heading}>
      <dl className={styles.terms}>
        {TERMS.filter((term) => terms[term]).map((term) => (
          <div key={term}>
            <dt>{words[term]}</dt>
            <dd>{terms[term]}</dd>
          </div>
        ))}
        {open.length > 0 && (
          <div>
            <dt>{open.map((term) => words[term]).join(', ')}</dt>
            <dd>{unsettled}</dd>
          </div>
        )}
      </dl>
      {terms.claim && (
        <p>
          <Source claim={terms.claim} />
        </p>
      )}
    </Section>
  );
}
