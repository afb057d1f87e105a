/** What browsers' reader views keep of a page: Firefox's own code decides here, in Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { legalDay } from '../../src/content/language/day.ts';
import { dataIn } from '../../src/content/legal/plain-text.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { readoutsOf } from '../../src/messmate/sample-readouts.ts';
import { eaten } from '../../src/ui/Thali/counts.ts';
import { eatenText, stateText } from '../../src/ui/Thali/plate-text.ts';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

const READABILITY = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
);

/** The words of the article that a reader view makes of a page. @param times how often each clause is said */
async function readerText(page: Page, path: string, times = 1): Promise<string> {
  await page.goto(path);
  const text = await page.evaluate(
    ([source, often]) => {
      const { Readability } = new Function(`${source}; return { Readability }`)();
      for (const clause of document.querySelectorAll('main section[id] p'))
        for (let i = 1; i < Number(often); i++) clause.after(clause.cloneNode(true));
      const article = new Readability(document).parse();
      return `${article.title} ${article.textContent}`;
    },
    [String(READABILITY), String(times)] as const,
  );
  return text.replace(/\s+/g, ' ');
}

const lostIn = (read: string, words: readonly (string | undefined)[]) =>
  words.filter((one) => one !== undefined && !read.includes(one.replace(/\s+/g, ' ')));

const ADVICE =
  'Reader views keep one element and drop those beside it, links in a crowd, and what has no text.';

// Of a short text Readability keeps everything.
for (const times of [1, 6])
  test(`a legal text keeps its head, contents and table, ${times} times as long`, async ({ page }) => {
    for (const legal of content.legal) {
      const read = await readerText(page, legal.path, times);
      const { title, appliesTo, law, updated, sections, versions } = legal;
      const { kept, never } = dataIn(legal);
      const words = [title, appliesTo, law, 'Last updated', legalDay(updated), 'Contents', legal.lead];
      if (kept.length) words.push('What the app keeps, and what it never collects');
      words.push(...kept, ...never, ...versions.map((version) => legalDay(version.updated)));
      expect(lostIn(read, words), `${legal.path}: ${ADVICE}`).toEqual([]);
      const twice = sections.filter((section) => read.split(section.title).length < 3);
      expect(twice, `${legal.path}: each section is named in the contents and where it stands.`).toEqual([]);
    }
  });

test('plates keep their figures', async ({ page }) => {
  const { meals, thali, residents } = readoutsOf(sampleHostel(content.hostel));
  const sentences = meals.map(({ phase, plates, forecast }) =>
    phase === 'done' ? `${plates} have eaten` : `${forecast} expected`,
  );
  expect(lostIn(await readerText(page, PRODUCT), sentences), `${PRODUCT}: ${ADVICE}`).toEqual([]);
  const { plate } = content.home;
  const key = [
    fill(plate.notComing, { count: thali.notComing, residents }),
    `${eaten(thali)} ${eatenText()}`,
  ];
  for (const kind of ['lastFive', 'expected', 'notComing'] as const)
    key.push(`${thali[kind]}`, stateText(kind));
  expect(lostIn(await readerText(page, '/'), key), `/: ${ADVICE}`).toEqual([]);
});

test('Contact keeps the ways to write and call, the address and the letters', async ({ page }) => {
  const { company, contact } = content;
  const words = [
    contact.lead,
    company.email,
    ...company.phones.map(({ number }) => number),
    ...(company.office?.lines ?? []),
  ];
  words.push(contact.card.save);
  const read = await readerText(page, '/contact');
  expect(lostIn(read, words), `/contact: ${ADVICE}`).toEqual([]);
  const letters = Object.values(contact.messages).filter((one) => typeof one === 'object');
  const [service = ''] = content.services.map(({ title }) => title);
  const said = letters.map(
    ({ text }) =>
      fill(text, { service })
        .trim()
        .split(/\n\s*\n/)[1],
  );
  expect(said.length).toBeGreaterThan(1);
  expect(lostIn(read, said), `/contact: ${ADVICE}`).toEqual([]);
});
