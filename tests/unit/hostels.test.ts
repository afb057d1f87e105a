import { expect, test } from 'vitest';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { plan } from '../engine/plan.ts';

test.each([
  [1, { wings: ['A'], floors: 1, roomsPerFloor: 1 }],
  [8000, { wings: [...'ABCDEFGHIJ'], floors: 10, roomsPerFloor: 80 }],
])('a hostel of %s has its day', (residents, size) => {
  // Nobody has the name of another.
  const names = plan.names.map((group) => ({
    ...group,
    first: group.first.flatMap((name) => Array.from({ length: 24 }, (_, i) => `${name} ${i}`)),
  }));
  const own = { ...plan, ...size, names };
  expect(createHostel(own).residents).toHaveLength(residents);
  expect(sampleHostel(own).checkedIn).toBeDefined();
});
