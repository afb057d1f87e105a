import type { Content } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import { weekdayName } from '../../content/language.ts';
import { type DemoWords, eachFeature, type Feature } from '../../content/schemas/demo/demo.ts';
import type { BrochureWords } from '../../content/schemas/papers.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { historyBars, salesBars } from '../../messmate/bars.ts';
import { clock, clockSeconds, count, hourMark, monthOf, rupees, rupeesExact } from '../../messmate/format.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';

/** Check-ins that fit beside the drawings on a page. */
const CHECK_INS = 4;

/**
 * The features as the brochure shows them, in the order of their tabs: the product page's words, and what the drawings of
 * those that have some say, with the figures of the sample hostel.
 */
export function toolsOf(words: ProductPageWords, own: BrochureWords, { demo }: Content, readouts: Readouts) {
  const drawings: Partial<Record<Feature, object>> = {
    attendance: attendanceOf(words.attendance, readouts),
    analytics: analyticsOf(words.analytics, readouts),
    tuckshop: tuckshopOf(words.tuckshop, own, demo?.tuckshop.sales, readouts),
  };
  return {
    note: words.features.note,
    tools: eachFeature((id) => ({ ...words.features.tabs[id], figure: '', ...drawings[id] })),
  };
}

function attendanceOf(
  words: ProductPageWords['attendance'],
  { pass, meal, residents, checkIns, second }: Readouts,
) {
  const { forecast, error, toCome } = meal;
  const counts = { in: meal.plates, forecast, error, toCome, residents };
  const { time, name, room, result } = words.columns;
  return {
    pass: {
      title: words.pass,
      alt: fill(words.passPicture, { name: pass.name }),
      name: pass.name,
      room: pass.room,
      slot: fill(words.slot, { slot: pass.slot, time: clock(pass.slotAt) }),
    },
    counter: {
      title: fill(words.counter, { meal: meal.name }),
      time: clock(second / 60),
      figure: String(meal.plates),
      say: fill(words.count, counts),
      alt: fill(words.gauge, counts),
      marks: [0, 1, 2, 3, 4].map((quarter) => String((residents / 4) * quarter)),
    },
    list: {
      title: words.list,
      head: [time, name, room, result],
      rows: checkIns
        .slice(0, CHECK_INS)
        .map((row) => [clockSeconds(row.at), row.name, row.room, words.results[row.result]]),
    },
  };
}

function analyticsOf(words: ProductPageWords['analytics'], readouts: Readouts) {
  const { dinner, dinners, cost } = readouts;
  const days = dinners.days.length;
  const ends = { first: dinners.days[0]?.wasted ?? 0, last: dinners.days.at(-1)?.wasted ?? 0 };
  return {
    chart: {
      title: fill(words.chart, { meal: dinner.name, days }),
      keys: [
        { kind: 'served', label: words.eaten },
        { kind: 'due', label: words.wasted },
        {
          kind: 'live',
          label: fill(words.forecast, { plates: dinners.today.forecast, error: dinners.today.error }),
        },
      ],
      marks: historyBars(dinners).axis.ticks.map(String),
      over: dinners.days.map(({ wasted }) => String(wasted)),
      under: [...dinners.days, dinners.today].map(({ weekday }) => weekdayName.narrow(weekday)),
      alt: fill(words.picture, { meal: dinner.name, days, ...ends }),
      reading: fill(words.reading, ends),
    },
    cost: {
      title: words.cost,
      note: fill(words.costNote, { month: monthOf(cost.from), plates: count(cost.plates) }),
      head: [words.head, words.amount, words.perPlate],
      rows: cost.heads.map(({ name, paise, perPlate }) => [name, rupees(paise), rupeesExact(perPlate)]),
      total: [words.total, rupees(cost.total.paise), rupeesExact(cost.total.perPlate)],
    },
  };
}

function tuckshopOf(
  words: ProductPageWords['tuckshop'],
  own: BrochureWords,
  bars: DemoWords['tuckshop']['sales'] | undefined,
  readouts: Readouts,
) {
  const { sales } = readouts;
  const { axis, busiest } = salesBars(sales);
  const amount = rupees(sales.total);
  return {
    chart: {
      title: words.sales,
      note: fill(own.sales, { amount }),
      keys: bars
        ? [
            { kind: 'served', label: bars.past },
            { kind: 'live', label: bars.now },
            { kind: 'due', label: bars.due },
          ]
        : [],
      alt: fill(words.picture, { amount, hour: clock(busiest * 60) }),
      marks: axis.ticks.map(rupees),
      under: sales.hours.map(({ hour }, i) => {
        const { figure, half } = hourMark(hour, i === 0);
        return half ? `${figure}\n${half}` : figure;
      }),
    },
  };
}
