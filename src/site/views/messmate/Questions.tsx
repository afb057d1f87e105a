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

/** What institutions ask before they buy: questions without a group open; folded the steps, the others, what is unsettled. */
export function Questions({ site, words: page }: { site: Site; words: ProductPageWords }) {
  const words = page.questions;
  const { list, groups } = words;
  const of = (group: Words['list'][number]['group']) => list.filter((one) => one.group === group);
  return (
    <Section id="questions" heading={words.heading}>
      <div className={styles.questions}>
        <Answers site={site} list={of(undefined)} />
        <Start words={page.start} />
        {QUESTION_GROUPS.filter((group) => of(group).length > 0).map((group) => (
          <Folded key={group} summary={<h3>{groups[group]}</h3>}>
            <Answers site={site} list={of(group)} level={4} />
          </Folded>
        ))}
        <Unsettled words={words} />
      </div>
    </Section>
  );
}

/** Questions beside their answers, each with an address of its own. */
function Answers({ site, list, level = 3 }: { site: Site; list: Words['list']; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  /** A law behind several answers is named once. */
  const first = (claim: string | undefined) => list.find((one) => one.claim === claim)?.id;
  return (
    <div className={`ruled ${styles.list}`}>
      {list.map(({ id, question, answer, open, claim, letter }) => (
        <article key={id} id={id}>
          <Heading>
            <a href={`#${id}`}>{question}</a>
          </Heading>
          <p>
            {answer ?? open} {first(claim) === id && <Source claim={claim} />}{' '}
            {letter && <a href={`${site.contactPath}#${letter}`}>{site.messages[letter].about}</a>}
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
