import type { TeamWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { LargeGrain } from '../../../ui/LargeGrain/LargeGrain.tsx';
import { mailto } from '../../../ui/Message/links.ts';
import styles from './Join.module.css';

type Props = { site: Pick<Site, 'company' | 'messages'>; words: TeamWords; culture: string };

/** A place that is kept, as a person's is set, and what to do about it. Its button leads to the positions, or to what is said of none. */
export function Join({ site: { company, messages }, words: { join, positions }, culture }: Props) {
  const { subject, text } = messages.work;
  return (
    <section className={styles.join} aria-labelledby="team-join" data-band>
      <div className={`wrap ${styles.row}`}>
        <h2 id="team-join">{join.heading}</h2>
        <div className={styles.place}>
          <LargeGrain state="due" />
        </div>
        <p className="lead">{join.text}</p>
        <div className={styles.ways}>
          {positions.length === 0 && (
            <p id="positions" className={styles.none}>
              {join.none} <a href={mailto(company.email, subject, text)}>{company.email}</a>
            </p>
          )}
          <Buttons>
            <ButtonLink href="#positions">{join.positions}</ButtonLink>
            <ButtonLink href={culture}>{join.culture}</ButtonLink>
          </Buttons>
        </div>
      </div>
    </section>
  );
}
