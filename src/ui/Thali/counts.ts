/** The states of students whose grains are drawn. Grains of students served more than five minutes ago are not. */
export const GRAIN_STATES = ['justServed', 'expected', 'notComing'] as const;
export type GrainState = (typeof GRAIN_STATES)[number];

/**
 * Students, or their grains, in each state. `justServed` were served in the last five minutes, `served` earlier. After
 * the meal `expected` are the students who were forecast and did not come.
 */
export type PlateCounts = Readonly<Record<GrainState | 'served', number>>;

export const ZERO_COUNTS: PlateCounts = { served: 0, justServed: 0, expected: 0, notComing: 0 };

export const countEaten = ({ served, justServed }: PlateCounts): number => served + justServed;

/** The share of a meal that is still on the plate, from 1 to 0. It is 1 if no student has eaten. */
export const remainingShare = (counts: PlateCounts): number =>
  countEaten(counts) > 0 ? counts.expected / (countEaten(counts) + counts.expected) : 1;

const MAX_GRAINS = 560;

/** Returns how many students a grain represents. If several, a text beside most large plates says so (`grainText`). */
export const studentsPerGrain = (residents: number, maxGrains = MAX_GRAINS): number =>
  [1, 5, 10, 25].find((each) => residents / each <= maxGrains) ?? Math.ceil(residents / maxGrains);

/** Counts the grains of each state. Running totals are rounded, so the grains' sum stays the same while students eat. */
export function countGrains(counts: PlateCounts, groupSize: number): PlateCounts {
  let [students, grains] = [0, 0];
  const addState = (state: keyof PlateCounts) => {
    students += counts[state];
    const before = grains;
    grains = Math.round(students / groupSize);
    return grains - before;
  };
  return {
    served: addState('served'),
    justServed: addState('justServed'),
    expected: addState('expected'),
    notComing: addState('notComing'),
  };
}
