import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import { PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { t } from '../../../content/t.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { messageIdOf } from '../../../ui/Message/links.ts';
import { Title } from '../PageHead/PageHead.tsx';
import type { DrawingProps } from './artefacts/DrawingFrame.tsx';
import { Forecast } from './artefacts/Forecast.tsx';
import { MenuDrawing } from './artefacts/MenuDrawing.tsx';
import { PhonePass } from './artefacts/PhonePass.tsx';
import { Trial } from './artefacts/Trial.tsx';
import styles from './Hero.module.css';

const DRAWINGS = { forecast: Forecast, page: MenuDrawing, pass: PhonePass, trial: Trial };

type Props = { service: Service; words: InterfaceWords['service']; drawing: DrawingProps };

export function Hero({ service, words, drawing }: Props) {
  const Drawing = service.shows && DRAWINGS[service.shows];
  return (
    <section className={`wrap split ${styles.hero}`}>
      <div className={`stack ${styles.intro}`}>
        <Title>{service.title}</Title>
        <p className="lead">{service.lead}</p>
        <Buttons>
          <ButtonLink variant="solid" href={`${PAGES.contact.path}#${messageIdOf(service.path)}`}>
            {words.contact}
          </ButtonLink>
          {service.terms?.weeks && <ButtonLink href="#terms">{t('Price and time')}</ButtonLink>}
        </Buttons>
      </div>
      {Drawing && <Drawing {...drawing} />}
    </section>
  );
}
