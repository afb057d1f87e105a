import type { TeamWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { mailto } from '../../../ui/Message/links.ts';
import { ZERO_COUNTS } from '../../../ui/Thali/counts.ts';
import { drawGrainShapes } from '../../../ui/Thali/grain-shapes.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './Join.module.css';

type Props = { site: Pick<Site, 'company' | 'messages'>; words: TeamWords; culturePath: string };

/** An invitation to apply, beside an empty plate; the footer follows without a gap. A button links to the open positions. */
export function Join({ site: { company, messages }, words: { join, positions }, culturePath }: Props) {
  const { subject, text } = messages.work;
  return (
    <section className={styles.join} aria-labelledby="team-join" data-band>
      <div className={`wrap stack ${styles.textAndPlate}`}>
        <div className={`screen-only ${styles.plate}`}>
          <Thali counts={ZERO_COUNTS} label={join.picture} />
          <svg viewBox="-30 -30 60 60" width="0" height="0" aria-hidden="true">
            <path d={drawGrainShapes([{ x: 0, y: 0 }], 1)} />
          </svg>
        </div>
        <div className={styles.invitation}>
          <h2 id="team-join">{join.heading}</h2>
          <p className="lead">{join.text}</p>
          {positions.length === 0 && (
            <p id="positions" tabIndex={-1} className={styles.noPositions}>
              {join.none} <a href={mailto(company.email, subject, text)}>{company.email}</a>
            </p>
          )}
          <Buttons>
            <ButtonLink href="#positions">{join.positions}</ButtonLink>
            <ButtonLink href={culturePath}>{join.culture}</ButtonLink>
          </Buttons>
        </div>
      </div>
    </section>
  );
}
