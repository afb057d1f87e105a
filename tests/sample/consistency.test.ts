/** The delivered sample says the same in all places: texts, facts and figures. */
import { expect, test } from 'vitest';
import { readFiles } from '../../src/content/files.ts';
import { fill } from '../../src/content/fill.ts';
import { setLanguage } from '../../src/content/language/language.ts';
import { collectDataKinds } from '../../src/content/legal/plain-text.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { PAGES } from '../../src/content/schemas/pages.ts';
import { setLabels } from '../../src/content/t.ts';
import { forecastError } from '../../src/messmate/engine/forecast-error.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { sum } from '../../src/messmate/engine/lists.ts';
import { MEALS } from '../../src/messmate/engine/plan.ts';
import { createSampleState, findSampleSecond } from '../../src/messmate/engine/sample.ts';
import {
  computeMonthReport,
  computeShopBooks,
  sumDayCosts,
  sumToday,
} from '../../src/messmate/engine/selectors/books.ts';
import { findLatestScans } from '../../src/messmate/engine/selectors/checkins.ts';
import { readClosing } from '../../src/messmate/engine/selectors/meals.ts';
import {
  computePastResults,
  computePlateCost,
  computeSaving,
  computeTodayResults,
  groupByDay,
} from '../../src/messmate/engine/selectors/period.ts';
import { computeSales } from '../../src/messmate/engine/selectors/shop.ts';
import { tabFigures } from '../../src/messmate/figures.ts';
import { rupeesExact } from '../../src/messmate/format.ts';
import { computeReadouts } from '../../src/messmate/sample-readouts.ts';
import { readProgress } from '../../src/messmate/store/meal-progress.ts';
import { createStore } from '../../src/messmate/store/store.ts';
import {
  computePlaceholders,
  describeBowls,
  toValidMess,
} from '../../src/site/views/messmate/your-mess/figures.ts';
import { problemsOf, withChange } from '../content.ts';
import { PRODUCT_PAGE } from '../content-support.ts';
import { parseFigures } from '../parse-figures.ts';

const files = readFiles('content');
const { about, claims, hostel, legal, messmate, services, team } = readContent(files);
setLanguage('en-IN');
setLabels({});

/** Returns the summary and the body of a section of a legal text. */
const sectionOf = (textId: string, anchor: string): string => {
  const text = legal.find(({ id }) => id === textId);
  const section = text?.sections.find((section) => section.anchor === anchor);
  return `${section?.summary}\n\n${section?.body}`;
};

/** The answers to these questions cite sections of a legal text. Answer and sections must both match each phrase. */
const CITATIONS: [questionId: string, textId: string, anchors: string[], phrases: RegExp[]][] = [
  ['no-power', 'terms-of-service', ['availability'], [/printed list of residents/i]],
  [
    'data-roles',
    'privacy-policy',
    ['what-this-policy-covers'],
    [
      /data fiduciary/i,
      /what is collected and why/i,
      /data processor.*follow its instructions, under a contract/is,
    ],
  ],
  [
    'notice',
    'privacy-policy',
    ['your-rights'],
    [/your institute gives the notice/i, /in english or in any language of the eighth schedule/i],
  ],
  [
    'deletion',
    'privacy-policy',
    ['how-long-we-keep-it', 'your-rights'],
    [
      /ask your institute first/i,
      /delete it|delete its data/i,
      /make it impossible to connect with/i,
      /records of payments/i,
    ],
  ],
  [
    'breach',
    'privacy-policy',
    ['security'],
    [
      /institute without delay, and give it what its messages have to contain/i,
      /as the data fiduciary it informs the data protection board/i,
      /each person affected/i,
    ],
  ],
];

test.each(CITATIONS)('answers "%s" in words of the cited sections', (id, textId, anchors, phrases) => {
  const question = messmate?.questions.list.find((question) => question.id === id);
  const sections = legal.find((text) => text.id === textId)?.sections ?? [];
  for (const anchor of anchors)
    expect(question?.answer, `expected the number of section ${anchor} of ${textId}`).toMatch(
      new RegExp(`, section ${sections.findIndex((section) => section.anchor === anchor) + 1}\\b`),
    );
  const wording = anchors.map((anchor) => sectionOf(textId, anchor)).join('\n');
  for (const phrase of phrases) {
    expect(question?.answer, id).toMatch(phrase);
    expect(wording, `${textId}: ${anchors}`).toMatch(phrase);
  }
});

test('asks for a printed list twice in the section on availability', () => {
  const phrase = 'printed list of residents';
  // Two occurrences divide the text into three.
  expect(sectionOf('terms-of-service', 'availability').split(phrase)).toHaveLength(3);
});

test('rejects a citation of a missing section', () => {
  const changed = withChange(
    PRODUCT_PAGE,
    '- terms-of-service#availability',
    '- terms-of-service#gone',
    files,
  );
  expect(problemsOf(changed)).toMatchObject([{ file: `content/${PRODUCT_PAGE}` }]);
});

test('requires a guardian’s consent under 18 in questions, policy and terms', () => {
  const answer = messmate?.questions.list.find(({ id }) => id === 'under-18')?.answer;
  const children = sectionOf('privacy-policy', 'children');
  const condition = 'before it gives an account to a person under 18';
  expect(children.toLowerCase()).toContain(`${condition}, it must have the verifiable consent`);
  expect(sectionOf('terms-of-service', 'agreement').toLowerCase()).toContain(condition);
  expect(answer?.toLowerCase()).toContain('has to agree before a resident under 18 gets an account');
  for (const text of [answer, children, sectionOf('terms-of-service', 'institute-data')])
    expect(text?.toLowerCase()).toContain('a parent or guardian');
});

test('has the same data in `kept` and in the policy’s table, and no role in the table', () => {
  const table = sectionOf('privacy-policy', 'what-we-collect-and-why');
  const [, ...data] = [...table.matchAll(/^\| ([^|]+?) \|.*\|$/gm)].map(([, name]) => name);
  const policy = legal.find(({ id }) => id === 'privacy-policy');
  expect(policy && collectDataKinds(policy).kept).toEqual(data);
  expect(table, 'expected no role in the table').not.toMatch(/Staff|Admin|Security Guard/);
});

test('names only people of the team in services', () => {
  const ids = team.map(({ id }) => id);
  for (const { id: service, terms } of services) {
    const unknownPeople = terms?.who?.filter((id) => !ids.includes(id));
    expect(unknownPeople, service).toEqual([]);
  }
});

test('links each person’s work to the page that shows it', () => {
  const hasDrawing = (page: string, drawing: string) =>
    services.some((service) => service.path === page && service.shows === drawing);
  for (const { name, work } of team) {
    const [page = '', anchor] = work?.to?.split('#') ?? [];
    const isShownThere = {
      // The top of the product page, which needs no anchor, shows the forecast.
      forecast: page === PAGES.messmate.path && anchor === undefined,
      counter: page === PAGES.messmate.path && anchor === 'attendance',
      pass: hasDrawing(page, 'pass'),
    };
    const isShown = work?.drawing && isShownThere[work.drawing];
    expect(isShown, `${name}: ${work?.text} expected at ${work?.to}`).toBe(true);
  }
});

test('says that clients own commissioned work, and that the company owns the app', () => {
  const rules = about.culture.rules.map(({ text }) => text).filter((text) => /yours/.test(text));
  for (const rule of rules) expect(rule).toContain('commissioned work');
  expect(sectionOf('terms-of-service', 'ownership')).toContain('The app is ours.');
});

test('claims neither users nor measured results while nothing is measured', () => {
  expect(claims.find(({ id }) => id === 'less-waste')?.source).toMatch(/not yet measured/);
  const texts = JSON.stringify({ ...files, 'claims.yaml': '' });
  expect(texts).not.toMatch(/use[ds]? (them )?every day|real numbers|trusted by|proven/i);
});

test('says once on the product page, beside the figure, that the aim is no promise', () => {
  const page = files[PRODUCT_PAGE] ?? '';
  expect(page.match(/promise/g)).toHaveLength(1);
  expect(messmate?.benefits.waste.basis).toMatch(/promise.*measured it yet/);
});

test('shows the same figures in formula, sentence and caption of "Your mess"', () => {
  const readouts = computeReadouts(createSampleState(hostel));
  const { mess, benefits } = messmate ?? expect.fail('There is no product.');
  const facts = {
    ...{ meals: readouts.meanPlate.meals, grams: readouts.meanPlate.grams, paise: readouts.meanPlate.cost },
    ...{ percent: benefits.waste.percent, days: mess.days, usualGrams: mess.usualGrams },
  };
  // 480 residents, and 36 plates left over at a meal.
  const sliderValues = toValidMess(480, 36, facts);
  const values = computePlaceholders(sliderValues, facts);
  const figures = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, parseFigures(String(value))[0]]),
  );
  const { percent, left, cut, meals, days, plates, grams, kg, price, rupees } = figures;
  const formula = [percent, left, cut, cut, meals, days, plates, plates, grams, kg, plates, price, rupees];
  expect(parseFigures(fill(mess.formula, values))).toEqual(formula);
  expect(parseFigures(fill(mess.result, values))).toEqual([kg, rupees]);
  expect(parseFigures(describeBowls(sliderValues, facts, mess.caption)).slice(0, 2)).toEqual([left, cut]);
  const groceries = Object.values(hostel.meals).map((meal) => meal.groceries);
  expect(price).toBe(Math.floor(sum(groceries) / groceries.length / 100));
});

test('computes the same figures for the pages, the start of the demo and its tabs', () => {
  const pageReadouts = computeReadouts(createSampleState(hostel));
  // The state of the panels and tabs before the visitor does anything.
  const { initialView } = createStore(createHostel(hostel), findSampleSecond(hostel));
  const progress = readProgress(initialView);
  const { meal, studentCounts: counts } = pageReadouts;
  const analytics = computeTodayResults(initialView.state, meal.id)[0];
  const tabs = messmate && tabFigures(messmate.features.tabs, initialView.state);
  const lastLetIn = findLatestScans(initialView.state, 50).find(({ result }) => result === 'in');
  const answers: Record<string, [expected: unknown, ...figures: unknown[]]> = {
    'When is it?': [hostel.readAt * 60, pageReadouts.second, initialView.state.second],
    'Which meal is served?': ['lunch', meal.id, progress.meal],
    'How many have eaten?': [
      99,
      counts.served + counts.justServed,
      meal.plates,
      progress.plates,
      analytics?.eaten,
      Number(/\d+/.exec(tabs?.attendance ?? '')?.[0]),
    ],
    'How many of them in the last five minutes?': [42, counts.justServed, progress.counts.justServed],
    'How many are still to come?': [333, counts.expected, meal.toCome, progress.counts.expected],
    'How many are forecast?': [
      432,
      meal.forecast,
      counts.forecast,
      progress.counts.forecast,
      analytics?.forecast,
    ],
    'What is the mean error of the forecast?': [7, meal.error, counts.error, progress.counts.error],
    'How many are not coming?': [48, counts.notComing, progress.counts.notComing],
    'Who came last?': [pageReadouts.pass.resident, lastLetIn?.resident],
    'What has the tuckshop sold?': [
      computeSales(pageReadouts.state).total,
      computeSales(initialView.state).total,
    ],
    'What do the tabs say?': [tabs, tabFigures(messmate?.features.tabs ?? expect.fail(), pageReadouts.state)],
  };
  for (const [question, [expected, ...figures]] of Object.entries(answers))
    for (const figure of figures) expect(figure, question).toEqual(expected);
});

test.each(['07:45', '12:15', '12:16', '13:20', '14:14', '16:00', '17:30', '23:00', '05:00'])(
  'starts the demo at the time that the pages show, while a meal is served, if readAt is %s',
  (time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const plan = { ...hostel, readAt: hours * 60 + minutes };
    const { meal, second, studentCounts: counts } = computeReadouts(createSampleState(plan));
    const progress = readProgress(createStore(createHostel(plan), findSampleSecond(plan)).initialView);
    expect(progress).toMatchObject({ meal: meal.id, plates: meal.plates, stage: 'waiting', counts });
    const meals = MEALS.map((id) => plan.meals[id]);
    expect(meals.some(({ opens, closes }) => second >= opens * 60 && second < closes * 60)).toBe(true);
  },
);

test.each([
  ['now', hostel.readAt],
  ['after lunch', hostel.meals.lunch.closes],
  ['after dinner', hostel.meals.dinner.closes],
])('shows the same figures %s in charts, report, tabs and results of meals', (_, minute) => {
  const store = createStore(createHostel(hostel), findSampleSecond(hostel));
  store.goTo(minute * 60);
  const { state } = store.get();
  const pageReadouts = computeReadouts(state);
  const choice = { period: 'month', meal: null } as const;
  const today = computeTodayResults(state, null);
  const days = groupByDay([...computePastResults(state.hostel, choice), ...today]);
  const booked = sumDayCosts(state.hostel, sumToday(state));
  const report = computeMonthReport(state.hostel, booked, 'this');
  const plateCost = computePlateCost(state.hostel, booked, days);
  const { withForecast, byHabit } = computeSaving(days.flatMap(({ results }) => results));
  const tabs = messmate && tabFigures(messmate.features.tabs, state);
  /** Each question with its answers in all places. All answers must be equal. */
  const answers: [question: string, ...figures: unknown[]][] = [
    [
      'how many plates today?',
      sum(today.map(({ eaten }) => eaten)),
      sum(pageReadouts.meals.map(({ plates }) => plates)),
    ],
    [
      'what does a plate cost?',
      rupeesExact(plateCost?.paise ?? 0),
      rupeesExact(report.total.perPlate),
      rupeesExact(sum(report.costs.map(({ perPlate }) => perPlate))),
      /₹[\d.]+/.exec(tabs?.analytics ?? '')?.[0],
    ],
    ['up to which day?', plateCost?.to, report.to],
    [
      'for how many plates?',
      sum(days.filter(({ date }) => date <= report.to).map(({ eaten }) => eaten)),
      report.plates,
    ],
    [
      'what was saved?',
      byHabit.paise - withForecast.paise,
      sum(days.map(({ usesForecast, byHabit, paise }) => (usesForecast ? byHabit.paise - paise : 0))),
    ],
    ['what has the tuckshop taken?', computeShopBooks(state).takings, computeSales(state).total],
  ];
  for (const { meal: id, eaten, forecast, cooked, byHabit } of today) {
    const readout = pageReadouts.meals.find((meal) => meal.id === id);
    const closing = readClosing(state, id);
    answers.push(['how many have eaten?', eaten, readout?.plates, closing.plates]);
    answers.push(['how many are forecast?', forecast, readout?.forecast, closing.forecast]);
    if (cooked === null) answers.push(['mean error?', forecastError(state.hostel, id), readout?.error]);
    else {
      answers.push(['how many were cooked?', cooked, closing.cooked]);
      answers.push(['how many were left?', cooked - eaten, closing.leftOver]);
      const habitPlates = Math.round(byHabit.grams / hostel.meals[id].plateGrams);
      answers.push(['how many would habit have left?', habitPlates, closing.leftByHabit]);
    }
  }
  for (const [question, expected, ...figures] of answers) {
    expect(expected, question).toBeDefined();
    for (const figure of figures) expect(figure, question).toBe(expected);
  }
});
