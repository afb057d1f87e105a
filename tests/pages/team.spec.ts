/** The team page while no position is open. The fixtures have positions, so the block is drawn here without them. */
import { expect } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import type { Join } from '../../src/site/views/team/Join.tsx';
import { content, DESK, liveRegion, pressable } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

/** The block as the build draws it when the list of positions is empty. */
async function joinWithoutPositions(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const drawn: { Join: typeof Join } = (await vite.ssrLoadModule('/src/site/views/team/Join.tsx')) as never;
    const words = { ...content.teamPage, positions: [] };
    const site = { company: content.company, messages: content.contact.messages };
    return renderToStaticMarkup(drawn.Join({ site, words, culture: '/about' }));
  } finally {
    await vite.close();
  }
}

test('with no position open the page says so, and a press says how to write all the same', async ({
  page,
}) => {
  const join = await joinWithoutPositions();
  await page.route('**/team', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<section[^>]*aria-labelledby="team-join"[\s\S]*?<\/section>/, join);
    await route.fulfill({ response, body });
  });
  await page.goto('/team');
  const { none, positions } = content.teamPage.join;
  const { copy, copied } = content.contact.messages;
  await expect(page.getByRole('main'), 'It has to be said before anybody presses.').toContainText(none);
  await pressable(page, positions).click();
  await expect(liveRegion(page), 'The press has to be answered.').toContainText(none);
  await liveRegion(page).getByRole('button', { name: copy }).click();
  await expect(liveRegion(page), 'What is copied is said.').toContainText(copied);
});
