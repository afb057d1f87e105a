import type { TeamWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { LargeGrain } from '../../../ui/LargeGrain/LargeGrain.tsx';
import { messageLink } from '../../../ui/Message/links.ts';
import styles from './Join.module.css';

type Props = { site: Pick<Site, 'company' | 'messages'>; words: TeamWords; culture: string };

/** The outlined grain again, large, and what to do about it. */
export function Join({ site, words, culture }: Props) {
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
              <ButtonLink {...messageLink(site, site.messages.work, { notice: join.none })}>
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
