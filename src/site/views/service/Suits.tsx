import type { Service } from '../../../content/schemas/service.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Suits.module.css';

/** Who should ask for the service, and what else there is to say about it. */
export function Suits({ service, heading }: { service: Service; heading: string }) {
  return (
    <Section id="suits" heading={heading}>
      <ul className={`columns ruled ${styles.suits}`}>
        {service.suits.map((suit) => (
          <li key={suit}>{suit}</li>
        ))}
      </ul>
      <div className={styles.more}>
        <Markdown>{service.body}</Markdown>
      </div>
    </Section>
  );
}
