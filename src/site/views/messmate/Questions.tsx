import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { QUESTION_GROUPS } from '../../../content/schemas/product-closing.ts';
import { Folded } from '../../../ui/Folded/Folded.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Questions.module.css';
import { Start } from './Start.tsx';

type Words = ProductPageWords['questions'];

/** The questions without a group, then folded: the steps, each group, and the unsettled questions. */
export function Questions({ site, words: { questions, start } }: { site: Site; words: ProductPageWords }) {
  const { heading, list, groups } = questions;
  const inGroup = (group: Words['list'][number]['group']) =>
    list.filter((question) => question.group === group);
  return (
    <Section id="questions" heading={heading}>
      <div className={styles.questions}>
        <Answers site={site} list={inGroup(undefined)} />
        <Start words={start} />
        {QUESTION_GROUPS.filter((group) => inGroup(group).length > 0).map((group) => (
          <Folded key={group} summary={<h3>{groups[group]}</h3>}>
            <Answers site={site} list={inGroup(group)} level={4} />
          </Folded>
        ))}
        <Unsettled words={questions} />
      </div>
    </Section>
  );
}

/** Questions beside their answers. Each question has an anchor. */
function Answers({ site, list, level = 3 }: { site: Site; list: Words['list']; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  /** Only the first answer with a claim shows the claim's source. */
  const firstIdWithClaim = (claim: string | undefined) =>
    list.find((question) => question.claim === claim)?.id;
  return (
    <div className={`ruled ${styles.list}`}>
      {list.map(({ id, question, answer, open, claim, letter }) => (
        <article key={id} id={id}>
          <Heading>
            <a href={`#${id}`}>{question}</a>
          </Heading>
          <p>
            {answer ?? open} {firstIdWithClaim(claim) === id && <Source claim={claim} />}{' '}
            {letter && <a href={`${site.contactPath}#${letter}`}>{site.messages[letter].about}</a>}
          </p>
        </article>
      ))}
    </div>
  );
}

function Unsettled({ words: { open, list } }: { words: Words }) {
  const unsettled = list.flatMap(({ id, open }) => (open ? [{ id, text: open }] : []));
  if (unsettled.length === 0) return null;
  return (
    <Folded summary={<h3>{open.heading}</h3>}>
      <p>
        {open.lead} <a href={PAGES.contact.path}>{open.ask}</a>
      </p>
      <ul className={styles.open}>
        {unsettled.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Folded>
  );
}
