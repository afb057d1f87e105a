import type { GrainState } from '../ui/Grain/grain-path.ts';
import type { WingCount } from './engine/selectors/wings.ts';

/** How many grains of each kind stand for a wing, or for all of them. */
export const grainsOf = ({ served, lastFive, toCome, notComing }: WingCount): Record<GrainState, number> => ({
  served,
  live: lastFive,
  due: toCome,
  skip: notComing,
});
