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

/** Ungrouped questions are open; the steps, each group and the unsettled questions are folded. */
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

/** Questions beside their answers, each with an address of its own. */
function Answers({ site, list, level = 3 }: { site: Site; list: Words['list']; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  /** Only the first answer with a claim shows its source. */
  const firstIdWith = (claim: string | undefined) => list.find((question) => question.claim === claim)?.id;
  return (
    <div className={`ruled ${styles.list}`}>
      {list.map(({ id, question, answer, open, claim, letter }) => (
        <article key={id} id={id}>
          <Heading>
            <a href={`#${id}`}>{question}</a>
          </Heading>
          <p>
            {answer ?? open} {firstIdWith(claim) === id && <Source claim={claim} />}{' '}
            {letter && <a href={`${site.contactPath}#${letter}`}>{site.messages[letter].about}</a>}
          </p>
        </article>
      ))}
    </div>
  );
}

function Unsettled({ words: { open, list } }: { words: Words }) {
  const lines = list.flatMap(({ id, open }) => (open ? [{ id, line: open }] : []));
  if (lines.length === 0) return null;
  return (
    <Folded summary={<h3>{open.heading}</h3>}>
      <p>
        {open.lead} <a href={PAGES.contact.path}>{open.ask}</a>
      </p>
      <ul className={styles.open}>
        {lines.map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
      </ul>
    </Folded>
  );
}
