import { apportion } from './lists.ts';
import type { Diet, HostelPlan } from './plan.ts';
import { createRandom, drawNormal, STREAMS, shuffle } from './random.ts';

export type Resident = Readonly<ReturnType<typeof buildResidents>[number]>;

/** Builds the residents by wing, floor and room. A name repeats if its region has fewer names than residents. */
export function buildResidents(plan: HostelPlan) {
  const perWing = plan.floors * plan.roomsPerFloor;
  const people = drawPeople(plan, perWing * plan.wings.length);
  const nextRandom = createRandom(plan.seed, STREAMS.traits);
  return people.map(({ name, diet }, i) => {
    const wing = Math.floor(i / perWing);
    const floor = Math.floor((i % perWing) / plan.roomsPerFloor);
    const number = `${floor}${String((i % plan.roomsPerFloor) + 1).padStart(2, '0')}`;
    const wingName = plan.wings[wing] as string;
    const traits = {
      /** By meal, from -1 (eats rarely) to 1 (eats often). */
      appetites: [0, 1, 2, 3].map(() => Math.max(-1, Math.min(1, drawNormal(nextRandom) * 0.5))),
      /** In standard deviations, negative if the resident comes early. */
      lateness: drawNormal(nextRandom),
      livesNearHome: nextRandom() * 100 < plan.leave.nearHome,
      /** Relative frequency of tuckshop visits. */
      shopVisits: 0.2 + nextRandom() * nextRandom() * 3,
    };
    return { index: i, id: `${wingName}${number}`, name, wing, room: `${wingName} ${number}`, diet, traits };
  });
}

export const countByWing = ({ wings }: HostelPlan, residents: readonly Resident[]): number[] =>
  wings.map((_, wing) => residents.filter((resident) => resident.wing === wing).length);

function drawPeople(plan: HostelPlan, count: number): { name: string; diet: Diet }[] {
  const nextRandom = createRandom(plan.seed, STREAMS.names);
  const shares = plan.names.map(({ share }) => share);
  const counts = apportion(count, shares);
  const reservedRank = (name: string) => Number(plan.reservedNames?.includes(name) ?? false);
  const people = plan.names.flatMap((region, i) => {
    // Reserved names, those of the team, come last rather than being dropped, because there may be no others.
    const fullNames = region.first.flatMap((first) => region.last.map((last) => `${first} ${last}`));
    const names = shuffle(fullNames, nextRandom).sort((a, b) => reservedRank(a) - reservedRank(b));
    return Array.from({ length: counts[i] ?? 0 }, (_, n) => ({
      name: names[n % names.length] ?? '',
      diet: (nextRandom() * 100 < region.veg ? 'veg' : 'non') as Diet,
    }));
  });
  return shuffle(people, nextRandom);
}
