/** What the tabs cost: nothing shifts when they are opened, nor when their code comes late; what was asked for comes first. */
import { expect } from '@playwright/test';
import { liveOf } from './demo-support.ts';
import { afterFamily, shiftsOf, watchShifts, withoutFamily } from './shifts.ts';
import { DESK, FEATURES, hold, messmate, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`nothing shifts when the code comes late, while the last panel is read (${name})`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await afterFamily(page);
    const letGo = await hold(page, '**/_astro/*.js');
    await page.getByRole('heading', { name: messmate.soon.heading }).scrollIntoViewIfNeeded();
    letGo();
    await expect(page.getByRole('tab', { includeHidden: true })).toHaveCount(FEATURES.length);
    expect(await shiftsOf(page), 'What is being read must not move when the tabs take over.').toEqual([]);
  });

for (const feature of FEATURES) {
  const { tab, heading: title } = messmate.features.tabs[feature];
  test(`#${feature} opens ${tab}, in view and without a shift, its code first`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(\w+)Live\.[^/]+$/.exec(request.url()) ?? [];
      if (name) asked.push(name.toLowerCase());
    });
    const letGo = await hold(page, '**/*Live.*');
    await withoutFamily(page);
    await watchShifts(page);
    await page.goto(`${PRODUCT}#${feature}`);
    await expect(
      page.getByRole('tab', { name: tab }),
      `#${feature} brings the tabs into view, which wakes them.`,
    ).toBeInViewport();
    await expect(page.getByRole('tabpanel'), 'Only the panel that was asked for is shown.').toHaveId(feature);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading, 'The panel that was asked for is in view.').toBeInViewport();
    await expect.poll(() => asked, 'What was asked for comes.').toContain(feature);
    expect([...new Set(asked)], 'What nobody has asked for has to wait.').toEqual([feature]);
    letGo();
    await liveOf(page, feature);
    await expect.poll(() => new Set(asked).size, 'The others come in a quiet moment.').toBe(FEATURES.length);
    expect(await shiftsOf(page), 'Opening by an address must not shift what is seen.').toEqual([]);
  });
}
