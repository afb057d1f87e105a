import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import { PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Title } from '../../../ui/Title/Title.tsx';
import { Artefact } from './artefacts/Artefact.tsx';
import type { Shown } from './artefacts/Card.tsx';
import styles from './Hero.module.css';

type Props = { service: Service; words: InterfaceWords['service']; shown: Shown };

/** The service's name, how it is priced, whom to ask and, beside them, one true thing that it has made. */
export function Hero({ service, words, shown }: Props) {
  const price = service.terms?.pricing;
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.say}>
        <Title>{service.title}</Title>
        <p className="lead">{service.lead}</p>
        {price && (
          <p>
            <b>{words.terms.pricing}:</b> {price}
          </p>
        )}
        <Buttons>
          <ButtonLink look="primary" arrow="right" href={PAGES.contact.path}>
            {words.contact}
          </ButtonLink>
        </Buttons>
      </div>
      <div className={styles.drawing}>
        <Artefact service={service} shown={shown} />
      </div>
    </section>
  );
}
