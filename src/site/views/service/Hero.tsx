import type { Service } from '../../../content/schemas/service.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import { Title } from '../../../ui/Title/Title.tsx';
import { Artefact } from './artefacts/Artefact.tsx';
import type { Shown } from './artefacts/Card.tsx';
import styles from './Hero.module.css';

/** The service's name and, beside it, one true thing that it has made. */
export function Hero({ service, shown }: { service: Service; shown: Shown }) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.say}>
        <Title>{service.title}</Title>
        <p className="lead">
          {service.lead} <Source claim={service.claim} />
        </p>
      </div>
      <div className={styles.drawing}>
        <Artefact service={service} shown={shown} />
      </div>
    </section>
  );
}
