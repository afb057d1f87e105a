import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import { PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
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
