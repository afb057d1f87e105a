import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import type { PageLink } from '../../../ui/Frame/Site.ts';
import linkCard from '../../../ui/LinkCard/LinkCard.module.css';
import styles from './FocusAreas.module.css';

/** The company's areas of work: marks on a ruler on a desktop, else a list. An area can link to its service. */
export function FocusAreas({ words, services }: { words: AboutWords['focus']; services: PageLink[] }) {
  return (
    <section className={`section ${styles.focus}`} aria-labelledby="focus">
      <h2 id="focus">{words.heading}</h2>
      <ul className={styles.ruler}>
        {words.items.map(({ title, note, to }) => (
          <li key={title} className={linkCard.card}>
            <h3>{to ? <a href={to}>{title}</a> : title}</h3>
            <p>{note}</p>
            {to && (
              <span className={`${linkCard.action} ${styles.action}`} aria-hidden="true">
                <span>{services.find((service) => service.to === to)?.label}</span> <Arrow />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
