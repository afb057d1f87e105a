import type { Company } from '../../../content/schemas/company.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import { Part } from './Part.tsx';
import styles from './Registration.module.css';
import { Rows } from './Rows.tsx';

type Props = { company: Company; words: AboutWords['registration']; newTab: string };

/** What the company is registered as, under which number, and what it means for a purchase office. */
export function Registration({ company: { registration }, words, newTab }: Props) {
  const { statement, claim, number, verify } = registration;
  const items = number ? [{ title: words.number, text: number }, ...words.points] : words.points;
  return (
    <Part id="registration" heading={words.heading}>
      <Rows items={items}>
        {statement} <Source claim={claim} />
      </Rows>
      {/* Who has no number to look for cannot verify anything there. */}
      {number && verify && (
        <a className={styles.verify} href={verify} target="_blank" rel="noopener">
          {words.verify} <span className="visually-hidden">({newTab})</span> <Arrow to="out" />
        </a>
      )}
    </Part>
  );
}
