/** `npm run dev`, in which React prints warnings that the built site lacks. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openTab } from '../pages/demo-support.ts';
import { FEATURES, messmate, PRODUCT, ROUTES, recordErrors } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { cloneProject } from './clone.ts';
import { findFreePort, makeFolder, startProgram } from './running-program.ts';

/** Lets Vite serve files outside the clone: its packages are a link to another folder. */
const CONFIG = `import config from './astro.config.ts';
export default { ...config, vite: { ...config.vite, server: { fs: { strict: false } } } };`;

test('opens every route and every tab of the demo without an error in development', async ({ page }) => {
  test.setTimeout(300_000);
  const port = await findFreePort();
  const folder = cloneProject(makeFolder('dev'));
  writeFileSync(join(folder, 'dev.config.ts'), CONFIG);
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--config', 'dev.config.ts'];
  const addressArgs = ['--host', '127.0.0.1', '--port', String(port)];
  const site = await startProgram(folder, port, [process.execPath, ...args, ...addressArgs]);
  const errors = recordErrors(page);
  page.on('console', (message) => {
    // Some portraits are on other hosts, which tests do not reach.
    const isFromSite = message.location().url.startsWith(site.url);
    if (message.type() === 'error' && isFromSite) errors.push(message.text());
  });
  try {
    for (const route of ROUTES) {
      await page.goto(`${site.url}${route}`, { waitUntil: 'networkidle' });
      if (route !== PRODUCT) continue;
      for (const feature of FEATURES) await openTab(page, feature);
      // The sliders of "Your mess" are enabled once their code has loaded.
      const slider = page.getByRole('slider', { name: messmate.mess.left });
      await slider.scrollIntoViewIfNeeded();
      await expect(slider).toBeEnabled();
    }
    expect(errors).toEqual([]);
  } finally {
    await site.close();
  }
});
