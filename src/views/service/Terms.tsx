import { Section } from '../../components/Section/Section.tsx';
import { Source } from '../../components/Source/Source.tsx';
import type { InterfaceWords } from '../../schemas/interface.ts';
import { PAGES } from '../../schemas/pages.ts';
import type { Service } from '../../schemas/service.ts';
import styles from './Terms.module.css';

const TERMS = ['pricing', 'weeks', 'who', 'warranty', 'code'] as const;

type Props = { terms: Service['terms']; words: InterfaceWords['service']['terms']; unsettled: string };

/** What a buyer asks first. What the owner has not settled leads to where it can be asked. */
export function Terms({ terms, words, unsettled }: Props) {
  if (!terms) return null;
  return (
    <Section id="terms" heading={words.heading}>
      <dl className={styles.terms}>
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{words[term]}</dt>
            <dd>{terms[term] ?? <a href={PAGES.contact.path}>{unsettled}</a>}</dd>
          </div>
        ))}
      </dl>
      {terms.claim && (
        <p>
          <Source claim={terms.claim} />
        </p>
      )}
    </Section>
  );
}
