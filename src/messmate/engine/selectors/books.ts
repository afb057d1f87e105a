import { isoDay, type Month, monthOf } from '../calendar.ts';
import type { Hostel } from '../hostel.ts';
import { computeLeftovers } from '../kitchen.ts';
import { apportion, last, sum } from '../lists.ts';
import { type Cost, MEALS } from '../plan.ts';
import { countPlates } from '../presence.ts';
import type { HostelState, ShopOrder } from '../state.ts';
import { phaseOf } from '../time.ts';

/** Counts are plates, and groceries are paise. */
type DayTotals = Readonly<{ day: number; eaten: number; cooked: number; groceries: number }>;

function sumMeals(day: number, meals: readonly Omit<DayTotals, 'day'>[]): DayTotals {
  const total = (key: 'eaten' | 'cooked' | 'groceries') => sum(meals.map((meal) => meal[key]));
  return { day, eaten: total('eaten'), cooked: total('cooked'), groceries: total('groceries') };
}

/** Sums the days before the sample day, oldest first. */
const sumPastDays = ({ history, plan, day }: Hostel): DayTotals[] =>
  Array.from({ length: plan.historyDays }, (_, i) => {
    const meals = history.flatMap((past) => past[i] ?? []);
    return sumMeals(day - plan.historyDays + i, meals);
  });

/** Sums the sample day; null until its last meal is over. */
export function sumToday(state: HostelState): DayTotals | null {
  const { plan, day } = state.hostel;
  if (MEALS.some((id) => phaseOf(plan.meals[id], state.second) !== 'done')) return null;
  const meals = MEALS.map((id) => {
    const eaten = countPlates(state, id);
    const cooked = eaten + computeLeftovers(plan, day, id).leftOver;
    return { eaten, cooked, groceries: cooked * plan.meals[id].groceries };
  });
  return sumMeals(day, meals);
}

export type DayCosts = ReturnType<typeof sumDayCosts>[number];

/**
 * Computes the paise of each cost for days that are over, oldest first. A gas cylinder counts on the day it is
 * opened, and each month opens a new one; monthly costs are spread over the days and add up to the paisa.
 */
export function sumDayCosts(hostel: Hostel, today: DayTotals | null) {
  const { costs } = hostel.plan;
  let month: Month = { first: 0, end: -Infinity };
  let cooked = 0;
  return [...sumPastDays(hostel), ...(today ? [today] : [])].map((totals) => {
    if (totals.day >= month.end) {
      month = monthOf(totals.day);
      cooked = 0;
    }
    const cookedBefore = cooked;
    cooked += totals.cooked;
    const paiseByCost = costs.map((cost) => computeAmount(cost, totals, cookedBefore, month));
    return { date: isoDay(totals.day), eaten: totals.eaten, cooked: totals.cooked, paiseByCost };
  });
}

/** Computes the paise of a cost on a day; `cookedBefore` are the month's plates until the day before. */
function computeAmount(cost: Cost, totals: DayTotals, cookedBefore: number, month: Month): number {
  switch (cost.kind) {
    case 'groceries':
      return totals.groceries;
    case 'monthly': {
      const days = month.end - month.first;
      // Shares are whole rupees; the first days take one more each until the remainder is spent.
      const share = Math.floor(cost.price / days / 100) * 100;
      const remainder = cost.price - share * days - (totals.day - month.first) * 100;
      return share + Math.min(Math.max(remainder, 0), 100);
    }
    case 'cylinder': {
      const countCylinders = (plates: number) =>
        Math.ceil((plates * cost.gramsPerPlate) / cost.cylinderGrams);
      return (countCylinders(cookedBefore + totals.cooked) - countCylinders(cookedBefore)) * cost.price;
    }
  }
}

/** Sums the tuckshop's day in paise. `collected` are orders handed over, `prepaid` are paid but still waiting. */
export function computeShopBooks({ orders, hostel }: HostelState) {
  const costs = new Map(hostel.plan.shop.items.map(({ id, cost }) => [id, cost]));
  const sold = orders.filter(({ status }) => status !== 'cancelled').flatMap(({ lines }) => lines);
  const goodsCost = sum(sold.map(({ item, count }) => (costs.get(item) ?? 0) * count));
  const sumOrders = (status: ShopOrder['status']) =>
    sum(orders.map((order) => (order.status === status ? order.paise : 0)));
  const [collected, prepaid] = [sumOrders('collected'), sumOrders('placed')];
  const takings = collected + prepaid;
  return { date: hostel.plan.day, collected, prepaid, takings, goodsCost, margin: takings - goodsCost };
}

export type MonthReport = ReturnType<typeof computeMonthReport>;

/** Sums this month so far, or last month, in paise; costs per plate are rounded so that they add up to the total. */
export function computeMonthReport(hostel: Hostel, dayCosts: readonly DayCosts[], month: 'this' | 'last') {
  const current = monthOf(hostel.day);
  const { first, end } = month === 'this' ? current : monthOf(current.first - 1);
  const [from, until] = [isoDay(first), isoDay(end)];
  const days = dayCosts.filter(({ date }) => date >= from && date < until);
  const plates = sum(days.map(({ eaten }) => eaten));
  const amounts = hostel.plan.costs.map((_, i) => sum(days.map(({ paiseByCost }) => paiseByCost[i] ?? 0)));
  const paise = sum(amounts);
  const perPlate = plates > 0 ? Math.round(paise / plates) : 0;
  const perPlateByCost = apportion(perPlate, amounts);
  const costs = hostel.plan.costs.map(({ id, name }, i) => {
    return { id, name, paise: amounts[i] ?? 0, perPlate: perPlateByCost[i] ?? 0 };
  });
  return {
    from: days[0]?.date ?? from,
    to: last(days)?.date ?? from,
    days: days.length,
    plates,
    costs,
    total: { paise, perPlate },
  };
}

/** Reports the costs of this month so far, or of last month until a day of this month is over. */
export function computeLatestReport(hostel: Hostel, today: DayTotals | null = null): MonthReport {
  const dayCosts = sumDayCosts(hostel, today);
  const report = computeMonthReport(hostel, dayCosts, 'this');
  return report.days > 0 ? report : computeMonthReport(hostel, dayCosts, 'last');
}
