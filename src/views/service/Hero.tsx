import { Source } from '../../components/Source/Source.tsx';
import { Title } from '../../components/Title/Title.tsx';
import type { Service } from '../../schemas/service.ts';
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
