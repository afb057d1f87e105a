/** How many students a plate shows, and for how many one grain stands. */

/** The states of a grain that is drawn. After five minutes a served student's grain has left the plate. */
export const STATES = ['lastFive', 'expected', 'notComing'] as const;
export type GrainState = (typeof STATES)[number];

/**
 * How many students are in each state. Served: before the last five minutes. Expected: still to come or, once the meal is
 * over, forecast and not come. Together they are the residents.
 */
export type PlateCounts = Readonly<Record<GrainState | 'served', number>>;

/** A clean plate. */
export const EMPTY_PLATE: PlateCounts = { served: 0, lastFive: 0, expected: 0, notComing: 0 };

/** Everybody who has eaten. */
export const eaten = ({ served, lastFive }: PlateCounts): number => served + lastFive;

/** The part of a meal that is still on the plate, from 1 to 0. Where nobody was expected nothing has been eaten. */
export const shareLeft = (counts: PlateCounts): number =>
  eaten(counts) > 0 ? counts.expected / (eaten(counts) + counts.expected) : 1;

/** A plate holds at most so many grains. */
const MAX_GRAINS = 560;

/** Students for whom one grain stands. A drawing with more than one says so beside it. */
export const studentsPerGrain = (residents: number, max = MAX_GRAINS): number =>
  [1, 5, 10, 25].find((each) => residents / each <= max) ?? Math.ceil(residents / max);

/** Grains of each state. Running totals are rounded, so grains add up, and none comes back on a plate that empties. */
export function grainsOf(counts: PlateCounts, each: number): PlateCounts {
  let [students, grains] = [0, 0];
  const next = (state: keyof PlateCounts) => {
    students += counts[state];
    const before = grains;
    grains = Math.round(students / each);
    return grains - before;
  };
  return {
    served: next('served'),
    lastFive: next('lastFive'),
    expected: next('expected'),
    notComing: next('notComing'),
  };
}
