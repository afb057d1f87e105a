import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { QUESTION_GROUPS } from '../../../content/schemas/product-closing.ts';
import { Folded } from '../../../ui/Folded/Folded.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Questions.module.css';

type Words = ProductPageWords['questions'];

/** What institutions ask before they buy: questions without a group open, the others folded, then what is unsettled. */
export function Questions({ words }: { words: Words }) {
  const { list, groups } = words;
  if (list.length === 0) return null;
  const of = (group: Words['list'][number]['group']) => list.filter((one) => one.group === group);
  return (
    <Section id="questions" heading={words.heading}>
      <div className={styles.questions}>
        <Answers list={of(undefined)} />
        {QUESTION_GROUPS.filter((group) => of(group).length > 0).map((group) => (
          <Folded key={group} summary={<h3>{groups[group]}</h3>}>
            <Answers list={of(group)} level={4} />
          </Folded>
        ))}
        <Unsettled words={words} />
      </div>
    </Section>
  );
}

/** Questions beside their answers, each with an address of its own. */
function Answers({ list, level = 3 }: { list: Words['list']; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  /** A law behind several answers is named once. */
  const first = (claim: string | undefined) => list.find((one) => one.claim === claim)?.id;
  return (
    <div className={`ruled ${styles.list}`}>
      {list.map(({ id, question, answer, open, claim }) => (
        <article key={id} id={id}>
          <Heading>
            <a href={`#${id}`}>{question}</a>
          </Heading>
          <p>
            {answer ?? open} {first(claim) === id && <Source claim={claim} />}
          </p>
        </article>
      ))}
    </div>
  );
}

function Unsettled({ words: { open, list } }: { words: Words }) {
  const lines = list.flatMap((one) => (one.open ? [{ id: one.id, line: one.open }] : []));
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
