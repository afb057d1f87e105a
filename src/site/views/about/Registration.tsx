import type { Company } from '../../../content/schemas/company.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Points } from './Points.tsx';

type Props = { company: Company; words: AboutWords['registration'] };

/** The small-business registration: the statement, and what it means for a purchase office. */
export function Registration({ company, words }: Props) {
  return (
    <Section
      id="registration"
      heading={words.heading}
      lead={company.registration.statement}
      claim={company.registration.claim}
    >
      <Points items={words.points} />
    </Section>
  );
}
