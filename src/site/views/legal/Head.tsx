import { legalDay } from '../../../content/language/day.ts';
import type { Legal } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import { Title } from '../Title/Title.tsx';
import styles from './Head.module.css';

/** The text's names, scope, date, law and length. */
export function Head({ legal }: { legal: Legal }) {
  const day = <time dateTime={legal.updated}>{legalDay(legal.updated)}</time>;
  return (
    <>
      <Title>{legal.title}</Title>
      {legal.subtitle && <p className={`lead ${styles.subtitle}`}>{legal.subtitle}</p>}
      <dl className={`num ${styles.meta}`}>
        <div>
          <dt>{t('Applies to')}</dt>
          <dd>{legal.appliesTo}</dd>
        </div>
        <div>
          <dt>{t('Last updated')}</dt>
          <dd>{legal.draft ? day : <a href="#versions">{day}</a>}</dd>
        </div>
        <div>
          <dt>{t('Law')}</dt>
          <dd>{legal.law}</dd>
        </div>
        <div>
          <dt>{t('Length')}</dt>
          <dd>
            {t(
              '{sections} sections, {count} minutes',
              { sections: legal.sections.length, count: legal.minutes },
              '{sections} sections, {count} minute',
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}
