import { weekdayName } from '../../../content/language.ts';
import { grainsOf } from '../../../messmate/engine/selectors/wings.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { GrainState } from '../../../ui/Grain/grain-path.ts';

/** What the home page draws: one lunch in the sample hostel, and the lunches before it. */
export type HomeFigures = {
  /** `{residents}`, `{time}` and `{weekday}` for the caption. */
  moment: { residents: number; time: string; weekday: string };
  wings: { wing: string; counts: Record<GrainState, number> }[];
  total: Record<GrainState, number>;
  /** How far such a forecast is off on average, in plates. */
  error: number;
  /** Plates forecast and plates eaten, a lunch each; the newest last. */
  lunches: readonly { forecast: number; eaten: number }[];
};

export const homeFigures = (readouts: Readouts): HomeFigures => ({
  moment: {
    residents: readouts.residents,
    time: clock(readouts.second / 60),
    weekday: weekdayName.long(readouts.weekday),
  },
  wings: readouts.wings.wings.map((wing) => ({ wing: wing.wing, counts: grainsOf(wing) })),
  total: grainsOf(readouts.wings.total),
  error: readouts.wings.error,
  lunches: readouts.lunches.days,
});
