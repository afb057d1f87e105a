import { tallAttribute } from '../../../content/language/tall-letters.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { cards, computeSpans } from '../../../ui/Cards/Cards.ts';
import linkCard from '../../../ui/LinkCard/LinkCard.module.css';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Services.module.css';

export function Services({ words, services }: { words: HomeWords['services']; services: Service[] }) {
  const spans = computeSpans(services.length);
  return (
    <Section id="services" heading={words.heading} lead={words.lead}>
      <ul className={`${cards} ruled ${styles.services}`}>
        {services.map((service, i) => (
          <li key={service.id} className={`stack ${linkCard.card}`} style={spans[i]}>
            <h3 {...tallAttribute(service.title)}>
              <a href={service.path}>{service.title}</a>
            </h3>
            <p>{service.summary}</p>
            <span className={`${linkCard.action} ${styles.action}`} aria-hidden="true">
              {words.more} <Arrow />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
