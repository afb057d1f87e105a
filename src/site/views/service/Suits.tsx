import type { Service } from '../../../content/schemas/service.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import styles from './Suits.module.css';

/** Who should ask for the service, and what else there is to say about it. */
export function Suits({ service, heading }: { service: Service; heading: string }) {
  return (
    <div className={styles.suits}>
      <h2>{heading}</h2>
      <ul>
        {service.suits.map((suit) => (
          <li key={suit}>{suit}</li>
        ))}
      </ul>
      <Markdown>{service.body}</Markdown>
    </div>
  );
}
