import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';

type Props = { readouts: Readouts; isEcho?: boolean };

/** The meal being served at the sample's minute; or a decorative echo of it. */
export function Plate({ readouts: { thali, meal }, isEcho = false }: Props) {
  const label = isEcho ? undefined : plateText(meal.name, thali);
  return <Thali counts={thali} food={meal.food} label={label} />;
}
