import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { run } from './commands.ts';
import { passText } from './pass.ts';
import { MEALS } from './plan.ts';
import { sampleHostel } from './sample.ts';
import { checkInAt, latestCheckIns } from './selectors/checkins.ts';
import { findResidents, nextWho, residentOf, STANDINGS, standingOf } from './selectors/people.ts';

const state = sampleHostel(plan);
const { hostel } = state;
const { residents } = hostel;
const anyone = fc.nat(residents.length - 1);

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
        anyone,
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

describe('finding residents', () => {
  it('takes a room however it is written', () => {
    fc.assert(
      fc.property(anyone, fc.constantFrom('', ' ', '-', ' . '), fc.boolean(), (place, between, lower) => {
        const one = residents[place];
        const [wing, number] = (one?.room ?? '').split(' ');
        const room = `${wing}${between}${number}`;
        expect(residentOf(hostel, lower ? room.toLowerCase() : room)).toBe(one);
      }),
    );
  });

  it('takes names and rooms in any order, and finds nobody by what is neither', () => {
    fc.assert(
      fc.property(anyone, (place) => {
        const { name, room } = residents[place] ?? { name: '', room: '' };
        expect(findResidents(hostel, `${name}, ${room}`)).toEqual([residents[place]]);
        const [first, last] = name.split(' ');
        expect(findResidents(hostel, `${last} ${first?.toUpperCase()}`)).toContain(residents[place]);
      }),
    );
    expect(findResidents(hostel, ' ')).toHaveLength(residents.length);
    for (const text of ['Z 999', '__proto__', 'constructor']) {
      expect(findResidents(hostel, text)).toEqual([]);
      expect(residentOf(hostel, text)).toBeNull();
    }
  });
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
