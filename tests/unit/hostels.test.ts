import { expect, test } from 'vitest';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { createSampleState } from '../../src/messmate/engine/sample.ts';
import { plan } from '../engine/plan.ts';

test.each([
  [1, { wings: ['A'], floors: 1, roomsPerFloor: 1 }],
  [7920, { wings: [...'ABCDEFGH'], floors: 10, roomsPerFloor: 99 }],
])('simulates the day of a hostel with %s residents', (residents, size) => {
  const resized = { ...plan, ...size };
  expect(createHostel(resized).residents).toHaveLength(residents);
  expect(createSampleState(resized).checkInSeconds).toBeDefined();
});
