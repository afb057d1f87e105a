/** The band that closes the product page speaks of what the visitor did in the demo. */
import { expect } from '@playwright/test';
import { act, runTheDay } from './demo-support.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { messmate, notices, PHONE } from './support.ts';
import { test } from './test.ts';
import { SAMOSA, Visit } from './tuckshop-visit.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

test('the closing band tells what the visitor did, in its own time', async ({ page }) => {
  await watchShifts(page);
  const visit = await Visit.begin(page);
  const band = page.getByRole('region', { name: messmate.action.heading });
  const usual = band.getByText(messmate.action.text);
  await expect(usual, 'Who has done nothing reads the usual words.').toBeAttached();
  await visit.add(SAMOSA);
  await visit.pay(SAMOSA.rupees);
  await visit.code();
  const told = band.getByText('You placed an order here.');
  await expect(told, 'What was done is told: look at src/messmate/island/told.ts.').toBeAttached();
  await told.scrollIntoViewIfNeeded();
  await expect(usual).toHaveCount(0);
  expect(await shiftsOf(page), 'The band may change only while nobody sees it.').toEqual([]);
  await expect(notices(page), 'It is no news: nothing is read out.').toHaveCount(0);
  await runTheDay(visit.panel);
  await act(visit.panel, 'Undo the last order').click();
  await expect(usual, 'What is undone is not told.').toBeAttached();
});
