import { fill } from '../../../content/fill.ts';
import { tallAttribute } from '../../../content/language/tall-letters.ts';
import type { TeamWords } from '../../../content/schemas/pages.ts';
import type { Member } from '../../../content/schemas/team.ts';
import { t } from '../../../content/t.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Avatar, type Picture } from '../../../ui/Avatar/Avatar.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import styles from './PersonCard.module.css';
import { WorkDrawing } from './WorkDrawing.tsx';

/** A team member. The picture is an address on another host, or our own file in two formats. */
export type Person = Member & { picture: Picture | undefined };

type Props = {
  person: Person;
  words: TeamWords;
  readouts: Readouts;
  isLeader?: boolean;
  /** True if the drawing is beside the person, false if it is below. */
  isWide?: boolean;
};

export function PersonCard({ person, words, readouts, isLeader = false, isWide = isLeader }: Props) {
  const { name, role, description, work, linkedin } = person;
  // The first leader is the founder; `leads` marks the others.
  const isFounder = isLeader && !person.leads;
  const connect = isFounder ? words.connectFounder : words.connect;
  const hiddenLabel = `${isFounder ? '' : `${fill(words.connectWith, { name })} `}(${t('opens in a new tab')})`;
  return (
    <article
      id={`person-${person.id}`}
      className={`${isWide ? 'split' : 'stack'} ${styles.person} ${isLeader ? styles.leader : ''}`}
    >
      <div className="stack">
        <div className={styles.identity}>
          <Avatar initials={person.initials} picture={person.picture} alt={person.alt} />
          <div>
            <h3 translate="no" {...tallAttribute(name)}>
              {name}
            </h3>
            <p className={styles.role}>{role}</p>
          </div>
        </div>
        <div className={styles.text}>
          <p className={isLeader ? 'lead' : undefined}>{description}</p>
          {work && (
            <p className="caption">
              {work.whose} {work.to ? <a href={work.to}>{work.text}</a> : work.text}
            </p>
          )}
          {linkedin && (
            <Buttons>
              <ButtonLink
                variant={isLeader ? 'primary' : 'plain'}
                arrow="out"
                href={linkedin}
                target="_blank"
                rel="noopener"
              >
                <span>
                  {connect} <span className="visually-hidden">{hiddenLabel}</span>
                </span>
              </ButtonLink>
            </Buttons>
          )}
        </div>
      </div>
      {work?.drawing && <WorkDrawing drawing={work.drawing} readouts={readouts} words={words.pieces} />}
    </article>
  );
}
