import type { Service } from '../../../../content/schemas/service.ts';
import { ServiceDrawing } from '../../../../ui/ServiceDrawing/ServiceDrawing.tsx';
import type { Shown } from './Card.tsx';
import { Forecast } from './Forecast.tsx';
import { PhonePass } from './PhonePass.tsx';
import { Trial } from './Trial.tsx';
import { Weights } from './Weights.tsx';

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
