/** `npm run dev`: the pages as whoever changes them sees them, React's plugin for fast refresh included. */
import { liveOf } from '../pages/demo-support.ts';
import { PRODUCT } from '../pages/support.ts';
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
    await liveOf(page, 'attendance');
  } finally {
    await site.close();
  }
});
