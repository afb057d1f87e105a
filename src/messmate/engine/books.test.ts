/** The books: what a month and a plate cost, and what the shop takes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSequences, noon as state, walk } from '../../../tests/engine/commands.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { total } from '../../../tests/engine/total.ts';
import { run } from './commands.ts';
import { createHostel } from './hostel.ts';
import { bookedDays, monthCost, monthReport, shopBooks, todaySheet } from './selectors/books.ts';
import { salesByHour } from './selectors/shop.ts';
import type { HostelState } from './state.ts';

const evening = run(state, { type: 'move-time', to: 23 * 3600 }).state;

describe('the books', () => {
  const booked = bookedDays(state.hostel, todaySheet(state));

  it('book a day when its last counter has closed', () => {
    expect(booked.at(-1)?.date).toBe('2026-11-16');
    const later = bookedDays(evening.hostel, todaySheet(evening));
    expect(later.at(-1)?.date).toBe('2026-11-17');
    expect(later.slice(0, -1)).toEqual(booked);
  });

  it('sum to the month that the pages show: the one that goes on, once a day of it is booked', () => {
    expect(monthReport(state.hostel, booked, 'this')).toEqual(monthCost(state.hostel));
    const first = createHostel({ ...plan, day: '2026-11-01' });
    expect(monthCost(first)).toMatchObject({ to: '2026-10-31', days: 31 });
  });

  it('hold the days of a month that the history begins in', () => {
    const hostel = createHostel({ ...plan, historyDays: 30 });
    const cost = monthReport(hostel, bookedDays(hostel, null), 'last');
    expect(cost).toMatchObject({ from: '2026-10-18', to: '2026-10-31', days: 14 });
    const staff = hostel.plan.costs.findIndex(({ id }) => id === 'staff');
    expect(cost.heads[staff]?.paise, 'Fourteen days of the month, not all of it.').toBe(14 * 12774_00);
  });

  it('of the month so far: heads and plates sum', () => {
    const report = monthReport(state.hostel, booked, 'this');
    expect([report.from, report.to, report.days]).toEqual(['2026-11-01', '2026-11-16', 16]);
    expect(total(report.heads.map(({ paise }) => paise))).toBe(report.total.paise);
    expect(total(report.heads.map(({ perPlate }) => perPlate))).toBe(report.total.perPlate);
    expect(report.plates).toBe(total(booked.slice(-16).map(({ eaten }) => eaten)));
  });

  it('hold what the shop takes, whatever is done', () => {
    fc.assert(
      fc.property(commandSequences, (sequence) => {
        const end = walk(state, sequence).at(-1) as HostelState;
        const { sales, held, takings, goods, margin } = shopBooks(end);
        expect(takings).toBe(salesByHour(end).total);
        expect([sales + held, goods + margin]).toEqual([takings, takings]);
        expect(Math.min(sales, held, goods)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });
});
