import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import { mailto } from '../../components/Button/mailto.ts';
import { LargeGrain } from '../../components/LargeGrain/LargeGrain.tsx';
import type { TeamWords } from '../../schemas/pages.ts';
import styles from './Join.module.css';

type Props = { words: TeamWords; email: string; culture: string };

/** The outlined grain again, large, and what to do about it. */
export function Join({ words, email, culture }: Props) {
  const { join } = words;
  return (
    <section className={styles.join} aria-labelledby="team-join" data-band>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.grain}>
          <LargeGrain state="due" />
        </div>
        <div className={styles.text}>
          <h2 id="team-join">{join.heading}</h2>
          <p className="lead">{join.text}</p>
          {words.positions.length === 0 && <p className={styles.none}>{join.none}</p>}
          <Buttons>
            {words.positions.length > 0 ? (
              <ButtonLink look="primary" href="#positions">
                {join.positions}
              </ButtonLink>
            ) : (
              // With no position open the button writes to us, and a notice says so again.
              <ButtonLink
                look="primary"
                href={mailto(email, join.subject, join.body)}
                data-notice={join.none}
                data-label={join.copy}
                data-copy={email}
                data-copied={join.copied}
              >
                {join.positions}
              </ButtonLink>
            )}
            <ButtonLink href={culture}>{join.culture}</ButtonLink>
          </Buttons>
        </div>
      </div>
    </section>
  );
}
