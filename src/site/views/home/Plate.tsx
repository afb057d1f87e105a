import { fill } from '../../../content/fill.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';

type Props = { site?: Site; readouts: Readouts; isSmall?: boolean };

/** The meal that is served at the sample's minute. Without the site's words it is an echo of the first one, for the eye. */
export function Plate({ site, readouts: { thali, meal }, isSmall = false }: Props) {
  const label = site && fill(site.words.plate.picture, { meal: meal.name, ...thali });
  return <Thali counts={thali} dishes={meal.drawings} isSmall={isSmall} label={label} />;
}
