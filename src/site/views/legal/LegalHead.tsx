import { formatLegalDay } from '../../../content/language/day.ts';
import type { Legal } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Title } from '../PageHead/PageHead.tsx';
import styles from './LegalHead.module.css';

/** The title of a legal text and the facts about it. */
export function LegalHead({ legal }: { legal: Legal }) {
  const { updated, isDraft, sections, readingMinutes } = legal;
  const dayElement = <time dateTime={updated}>{formatLegalDay(updated)}</time>;
  const facts = [
    { name: t('Applies to'), value: legal.appliesTo },
    { name: t('Last updated'), value: isDraft ? dayElement : <a href="#versions">{dayElement}</a> },
    { name: t('Law'), value: legal.law },
    {
      name: t('Length'),
      value: [
        t('{count} sections', { count: sections.length }, '{count} section'),
        t('{count} minutes', { count: readingMinutes }, '{count} minute'),
      ].join(', '),
    },
  ];
  return (
    <>
      <Title>{legal.title}</Title>
      {legal.subtitle && <p className={`lead ${styles.subtitle}`}>{legal.subtitle}</p>}
      <FactList className={`num ${styles.facts}`} facts={facts} />
    </>
  );
}
