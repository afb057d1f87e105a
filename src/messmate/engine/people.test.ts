import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { run } from './commands.ts';
import { passText } from './pass.ts';
import { MEALS } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { checkInAt, latestCheckIns } from './selectors/checkins.ts';
import { lastIn, nextWho, standingOf } from './selectors/people.ts';

const state = sampleHostel(plan);
const { hostel } = state;
const { residents } = hostel;
const STANDINGS = ['due', 'in', 'away'] as const;

describe('who stands how to a meal', () => {
  it('comes to what the counter says of a pass', () => {
    const answers = { due: null, in: 'second-scan', away: 'on-leave' } as const;
    for (const standing of STANDINGS) {
      const one = nextWho(state, 'lunch', standing);
      expect(one, `At 13:20 nobody at lunch is "${standing}".`).not.toBeNull();
      const pass = passText(plan.code, { resident: one?.id ?? '', day: plan.day, meal: 'lunch' });
      expect(run(state, { type: 'scan', pass }).refused).toBe(answers[standing]);
    }
  });

  it('goes round through all who stand so, and through nobody else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEALS),
        fc.constantFrom(...STANDINGS),
        fc.nat(residents.length - 1),
        (meal, standing, from) => {
          const all = residents.filter((_, place) => standingOf(state, place, meal) === standing);
          const met = new Set<string>();
          let one = nextWho(state, meal, standing, residents[from]?.id);
          while (one && !met.has(one.id)) {
            met.add(one.id);
            one = nextWho(state, meal, standing, one.id);
          }
          expect([...met].sort()).toEqual(all.map(({ id }) => id).sort());
        },
      ),
      { numRuns: 20 },
    );
  });
});

it('knows who ate last: the one asked for, if they have eaten, or else whoever came last', () => {
  const { resident } = latestCheckIns(state, 50).find(({ result }) => result === 'in') ?? {};
  const [due, before] = [nextWho(state, 'lunch', 'due')?.id ?? '', nextWho(state, 'lunch', 'in')?.id ?? ''];
  expect([lastIn(state, 'lunch', due), lastIn(state, 'lunch', before)]).toEqual([resident, before]);
  expect(lastIn(state, 'dinner', due), 'Nobody has had dinner at 13:20.').toBeUndefined();
});

it('knows each check-in by its place in the log', () => {
  for (const row of latestCheckIns(state, 20)) expect(checkInAt(state, row.index)).toEqual(row);
  const moved = state.log.findIndex(({ type }) => type === 'time-moved');
  expect([checkInAt(state, moved), checkInAt(state, -1), checkInAt(state, state.log.length)]).toEqual([
    null,
    null,
    null,
  ]);
});
