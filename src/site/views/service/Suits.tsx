import type { Service } from '../../../content/schemas/service.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Suits.module.css';

/** Who should ask for the service, and what else there is to say about it. */
export function Suits({ service: { suits, body }, heading }: { service: Service; heading: string }) {
  const more = (
    <div className={styles.more}>
      <Markdown>{body}</Markdown>
    </div>
  );
  if (!suits) return body && <div className="wrap">{more}</div>;
  return (
    <Section id="suits" heading={heading}>
      <ul className={`ruled ${styles.suits}`}>
        {suits.map((suit) => (
          <li key={suit}>{suit}</li>
        ))}
      </ul>
      {more}
    </Section>
  );
}
