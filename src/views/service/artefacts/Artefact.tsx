import type { ReactNode } from 'react';
import { ServiceDrawing } from '../../../components/ServiceDrawing/ServiceDrawing.tsx';
import { Source } from '../../../components/Source/Source.tsx';
import type { ArtefactWords } from '../../../schemas/artefacts.ts';
import type { Service } from '../../../schemas/service.ts';
import type { ServiceFigures } from '../service-figures.ts';
import styles from './Artefact.module.css';
import { Forecast } from './Forecast.tsx';
import { PhonePass } from './PhonePass.tsx';
import { Trial } from './Trial.tsx';
import { type PageWeight, Weights } from './Weights.tsx';

/** What an artefact may need. */
export type Shown = {
  words: ArtefactWords;
  figures: ServiceFigures;
  /** The pages of this site and what they weigh; what a page may weigh, in KB. */
  weights: { pages: PageWeight[]; limit: string };
  /** Whether there is a live demo to lead to. */
  hasDemo: boolean;
};

/** One true thing that the service has made, in the place of an icon. */
export function Artefact({ service, shown }: { service: Service; shown: Shown }) {
  switch (service.shows) {
    case 'forecast':
      return <Forecast {...shown} />;
    case 'weights':
      return <Weights {...shown} />;
    case 'pass':
      return <PhonePass {...shown} />;
    case 'trial':
      return <Trial {...shown} />;
    default:
      return <ServiceDrawing name={service.drawing} />;
  }
}

type CardProps = { title: string; caption: string; claim?: string | undefined; children: ReactNode };

/** What stands around each: its name above, and below it what it is and where its figures come from. */
export function Card({ title, caption, claim, children }: CardProps) {
  return (
    <figure className={styles.card}>
      <p className={styles.title}>{title}</p>
      {children}
      <figcaption className="cap">
        {caption} <Source claim={claim} />
      </figcaption>
    </figure>
  );
}
