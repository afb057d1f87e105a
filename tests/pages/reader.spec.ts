/** Reader views, by Firefox's own code: pages keep what they are opened for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { legalDay } from '../../src/content/language/day.ts';
import { dataIn } from '../../src/content/legal/plain-text.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { readoutsOf } from '../../src/messmate/sample-readouts.ts';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

const READABILITY = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

const { company, contact, home, legal, services } = content;
const { meals, thali, residents } = readoutsOf(sampleHostel(content.hostel));
const service = services[0]?.title ?? '';
const letters = Object.values(contact.messages).flatMap((message) =>
  typeof message === 'object' ? [fill(message.text, { service }).split(/\n\s*\n/)[1] ?? ''] : [],
);

/** Words that a page must keep, by its path. */
const KEPT: Record<string, readonly string[]> = {
  '/': [fill(home.plate.notComing, { count: thali.notComing, residents }), `${thali.lastFive}`],
  [PRODUCT]: meals.map(({ phase, plates, forecast }) =>
    phase === 'done' ? `${plates} have eaten` : `${forecast} expected`,
  ),
  '/contact': [
    ...[company.email, contact.card.save, ...(company.office?.lines ?? []), ...letters],
    ...company.phones.map(({ number }) => number),
  ],
};
for (const text of legal) {
  const { kept, never } = dataIn(text);
  KEPT[text.path] = [
    ...[
      text.title,
      text.appliesTo,
      text.law,
      legalDay(text.updated),
      'Contents',
      text.lead,
      ...kept,
      ...never,
    ],
    ...text.versions.map(({ updated }) => legalDay(updated)),
    ...text.sections.map(({ title }) => title),
  ].filter((words) => words !== undefined);
}

test('keeps what each page is opened for', async ({ page }) => {
  for (const [path, words] of Object.entries(KEPT)) {
    await page.goto(path);
    const text = await page.evaluate((source) => {
      const { Readability } = new Function(`${source}; return { Readability }`)();
      // Of a short text Readability keeps everything.
      const clauses = location.pathname.startsWith('/legal/') ? 'main section[id] p' : 'none';
      for (const clause of document.querySelectorAll(clauses))
        for (let i = 1; i < 6; i++) clause.after(clause.cloneNode(true));
      const article = new Readability(document).parse();
      return `${article.title} ${article.textContent}`.replace(/\s+/g, ' ');
    }, READABILITY);
    expect(
      words.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => !text.includes(one)),
      `${path}: reader views keep one element and drop those beside it, links in a crowd, and what has no text.`,
    ).toEqual([]);
  }
});
