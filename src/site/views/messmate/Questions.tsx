import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { QUESTION_GROUPS } from '../../../content/schemas/product-closing.ts';
import { Collapsible } from '../../../ui/Collapsible/Collapsible.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Questions.module.css';
import { Start } from './Start.tsx';

type Words = ProductPageWords['questions'];

/** The questions without a group. Below them are folded: the first steps, each group of questions, and the open points. */
export function Questions({ site, words: { questions, start } }: { site: Site; words: ProductPageWords }) {
  const { heading, list, groups } = questions;
  const questionsIn = (group: Words['list'][number]['group']) =>
    list.filter((question) => question.group === group);
  return (
    <Section id="questions" heading={heading}>
      <div className={styles.questions}>
        <Answers site={site} list={questionsIn(undefined)} />
        <Start words={start} />
        {QUESTION_GROUPS.filter((group) => questionsIn(group).length > 0).map((group) => (
          <Collapsible key={group} summary={<h3>{groups[group]}</h3>}>
            <Answers site={site} list={questionsIn(group)} level={4} />
          </Collapsible>
        ))}
        <OpenPoints words={questions} />
      </div>
    </Section>
  );
}

/** Questions beside their answers, or beside the open point of a question without an answer. */
function Answers({ site, list, level = 3 }: { site: Site; list: Words['list']; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  /** Of several answers with the same claim only the first shows its source. */
  const firstIdWithClaim = (claim: string | undefined) =>
    list.find((question) => question.claim === claim)?.id;
  return (
    <div className={`ruled ${styles.answers}`}>
      {list.map(({ id, question, answer, open: openPoint, claim, letter: messageId }) => (
        <article key={id} id={id}>
          <Heading>
            <a href={`#${id}`}>{question}</a>
          </Heading>
          <p>
            {answer ?? openPoint} {firstIdWithClaim(claim) === id && <Source claim={claim} />}{' '}
            {messageId && <a href={`${site.contactPath}#${messageId}`}>{site.messages[messageId].about}</a>}
          </p>
        </article>
      ))}
    </div>
  );
}

function OpenPoints({ words: { open: words, list } }: { words: Words }) {
  const openPoints = list.flatMap(({ id, open: text }) => (text ? [{ id, text }] : []));
  if (openPoints.length === 0) return null;
  return (
    <Collapsible summary={<h3>{words.heading}</h3>}>
      <p>
        {words.lead} <a href={PAGES.contact.path}>{words.ask}</a>
      </p>
      <ul className={styles.openPoints}>
        {openPoints.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Collapsible>
  );
}
