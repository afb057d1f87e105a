import type { Service } from '../../../content/schemas/service.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import { Title } from '../../../ui/Title/Title.tsx';
import { Artefact } from './artefacts/Artefact.tsx';
import type { Shown } from './artefacts/Card.tsx';
import styles from './Hero.module.css';
import { Suits } from './Suits.tsx';

type Props = { service: Service; suits: string; shown: Shown };

/** The service's name, whom it suits and, beside them, one true thing that it has made. */
export function Hero({ service, suits, shown }: Props) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.say}>
        <Title>{service.title}</Title>
        <p className="lead">
          {service.lead} <Source claim={service.claim} />
        </p>
        <Suits service={service} heading={suits} />
      </div>
      <div className={styles.drawing}>
        <Artefact service={service} shown={shown} />
      </div>
    </section>
  );
}
