/** `npm run dev`: the pages as whoever changes them sees them, React's plugin for fast refresh included. */
import { expect } from '@playwright/test';
import { demo, PRODUCT } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { cloneTo } from './clone.ts';
import { folderFor, freePort, run } from './running-program.ts';

test('the live demo comes in development too', async ({ page }) => {
  test.slow();
  const port = await freePort();
  const folder = cloneTo(folderFor('dev'));
  const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)];
  const site = await run(folder, port, [process.execPath, ...astro]);
  try {
    await page.goto(`${site.url}${PRODUCT}#attendance`);
    const scan = page.getByRole('button', { name: demo.attendance.serve.lunch });
    await expect(scan, 'Look at src/messmate/island/load.ts and the console.').toBeVisible();
  } finally {
    await site.close();
  }
});
