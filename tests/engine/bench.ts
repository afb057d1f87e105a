/**
 * How fast the engine is on this machine, one core: `node tests/engine/bench.ts`. Prints the figures; exits with 1 and
 * a sentence if one is over its limit. The limits are the requirement: a command with all its read-outs under 1 ms,
 * sixty days of history under 100 ms.
 */
import { run } from '../../src/messmate/engine/commands.ts';
import type { Command } from '../../src/messmate/engine/events.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { passText } from '../../src/messmate/engine/pass.ts';
import { sampleHostel, startOfDay } from '../../src/messmate/engine/sample.ts';
import { basketOf } from '../../src/messmate/engine/selectors/basket.ts';
import {
  bookedDays,
  monthCost,
  monthReport,
  shopBooks,
  todaySheet,
} from '../../src/messmate/engine/selectors/books.ts';
import { latestCheckIns, pass } from '../../src/messmate/engine/selectors/checkins.ts';
import { dayClock } from '../../src/messmate/engine/selectors/clock.ts';
import { ledger } from '../../src/messmate/engine/selectors/ledger.ts';
import { meals } from '../../src/messmate/engine/selectors/meals.ts';
import { forecastMethod } from '../../src/messmate/engine/selectors/method.ts';
import { ordersOf, waitingOrders } from '../../src/messmate/engine/selectors/orders.ts';
import { mealHistory, pattern } from '../../src/messmate/engine/selectors/past.ts';
import { nextWho } from '../../src/messmate/engine/selectors/people.ts';
import { type Choice, pastCells, todayCells } from '../../src/messmate/engine/selectors/period.ts';
import { daysOf } from '../../src/messmate/engine/selectors/period-sums.ts';
import { plateCosts } from '../../src/messmate/engine/selectors/plate-costs.ts';
import { bestSellers } from '../../src/messmate/engine/selectors/sellers.ts';
import { salesByHour, sampleOrder, shelf } from '../../src/messmate/engine/selectors/shop.ts';
import { wings } from '../../src/messmate/engine/selectors/wings.ts';
import { type HostelState, rebuild } from '../../src/messmate/engine/state.ts';
import { plan } from './plan.ts';

const ALL: Choice = { period: 'month', meal: null, wing: null };
const COMMAND_LIMIT = 1;
/** A choice of the visitor's, and not a step of the clock. */
const CHOICE_LIMIT = 10;
const HISTORY_LIMIT = 100;
const noon = sampleHostel(plan);
const morning = startOfDay(noon.hostel);
const absent = noon.hostel.residents.find((_, place) => (noon.checkedIn[1]?.[place] ?? 0) < 0)?.id ?? '';

/** All read-outs that a screen can show. */
function project(state: HostelState): unknown[] {
  return [
    meals(state),
    wings(state),
    latestCheckIns(state, 9),
    pass(state),
    mealHistory(state, 'dinner', 14),
    pattern(state),
    shelf(state),
    sampleOrder(state),
    salesByHour(state),
    forecastMethod(state),
    dayClock(state),
    todayCells(state, ALL),
    todaySheet(state),
    shopBooks(state),
    ordersOf(state, absent),
    waitingOrders(state),
    bestSellers(state, 5),
    ledger(state, 8),
    basketOf(state, absent, plan.shop.sampleOrder),
    nextWho(state, 'dinner', 'due'),
  ];
}

/** Median and 99th percentile of so many runs, in milliseconds, after a warm-up. */
function measure(runs: number, work: () => unknown): { median: number; p99: number } {
  for (let i = 0; i < Math.min(runs, 300); i++) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { median: times[Math.floor(runs / 2)] ?? 0, p99: times[Math.floor(runs * 0.99)] ?? 0 };
}

const late: string[] = [];
function report(name: string, limit: number, { median, p99 }: { median: number; p99: number }): void {
  console.log(
    `${name.padEnd(58)} median ${median.toFixed(3)} ms   p99 ${p99.toFixed(3)} ms   limit ${limit} ms`,
  );
  if (median > limit) late.push(`${name} takes ${median.toFixed(2)} ms, more than ${limit} ms.`);
}

const commands: readonly (readonly [string, HostelState, Command])[] = [
  [
    'scan',
    noon,
    { type: 'scan', pass: passText(plan.code, { resident: absent, day: plan.day, meal: 'lunch' }) },
  ],
  ['order', noon, { type: 'place-order', resident: pass(noon).resident, lines: plan.shop.sampleOrder }],
  ['leave', noon, { type: 'mark-leave', resident: absent }],
  ['five minutes', noon, { type: 'move-time', to: noon.second + 300 }],
  ['an hour', noon, { type: 'move-time', to: noon.second + 3600 }],
  ['the whole day', morning, { type: 'move-time', to: 86400 }],
];
for (const [name, state, command] of commands) {
  report(
    `${name}, with all read-outs`,
    COMMAND_LIMIT,
    measure(1000, () => project(run(state, command).state)),
  );
}
const evening = run(morning, { type: 'move-time', to: 86400 }).state;
report(
  `state of a day from its log (${evening.log.length} events)`,
  COMMAND_LIMIT * 10,
  measure(300, () => rebuild(evening.hostel, evening.log)),
);
report(
  'a month of all meals, its days, costs and report',
  CHOICE_LIMIT,
  measure(300, () => {
    const days = daysOf(pastCells(noon.hostel, ALL));
    const booked = bookedDays(noon.hostel, null);
    return [
      plateCosts(noon.hostel, booked, days),
      monthReport(noon.hostel, booked, 'this'),
      monthCost(noon.hostel),
    ];
  }),
);
report(
  'sixty days of history, residents, leave and forecast',
  HISTORY_LIMIT,
  measure(40, () => createHostel(plan)),
);

if (late.length > 0) {
  console.error(late.join('\n'));
  process.exit(1);
}
