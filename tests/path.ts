/**
 * `npm run test:path`: builds the site for a path of a host that has other sites too and sends no headers of ours, as
 * GitHub Pages, follows every link there, and opens pages and the live demo in a browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';
import { loadContentFromDisk } from '../src/content/load.ts';
import { filesOf } from '../src/publishing/files.ts';
import { LICENCES } from '../src/publishing/licences.ts';
import { startServer } from '../src/publishing/serve.ts';
import { followLinks } from './follow-links.ts';
import { conclude } from './site.ts';

const BASE = '/some/path';
const folder = mkdtempSync(join(tmpdir(), 'site-path-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const dir = join(folder, 'dist');
const env = { ...process.env, BASE_PATH: BASE, POLICY_IN: 'document', OUT_DIR: dir };
const built = spawnSync(process.execPath, ['src/publishing/build.ts'], { env, encoding: 'utf8' });
if (built.status !== 0) {
  console.log(built.stdout, built.stderr);
  conclude(0, [`The site could not be built with BASE_PATH=${BASE}: the reason is above`]);
  process.exit(1);
}
const server = await startServer({ dir, base: BASE, security: () => ({}) });
const content = loadContentFromDisk(process.env.CONTENT_DIR ?? 'content');

const failures: string[] = [];
let passed = 0;

/** Walks through the site as a visitor, from the home page to the live demo and to an address of nothing. */
async function walk(page: Page): Promise<void> {
  const { company, messmate, demo, notFound } = content;
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== server.url) return;
    const isUnder = pathname === BASE || pathname.startsWith(`${BASE}/`);
    if (!isUnder) failures.push(`A page asked for ${pathname}, which is not under ${BASE}`);
    else if (response.status() >= 400 && !pathname.includes('no-such-page'))
      failures.push(`${pathname} is answered ${response.status()}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text()))
      failures.push(`${page.url()} is refused by its policy: ${message.text()}`);
  });
  page.on('pageerror', (error) => failures.push(`${page.url()} throws: ${error.message}`));
  await page.goto(server.url + BASE);
  await expect(page, 'The home page has a slash at its end.').toHaveURL(`${server.url}${BASE}/`);
  for (const { label, to } of company.navigation) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page, `"${label}" must lead to its page.`).toHaveURL(server.url + BASE + to);
    passed++;
  }
  await page.goto(`${server.url}${BASE}/no-such-page/at/all`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  passed++;
  if (!messmate || !demo) return;
  await page.goto(`${server.url}${BASE}/products/messmate#tuckshop`);
  const panel = page.locator('#tuckshop');
  const offer = panel.getByRole('button', { name: demo.shared.offer });
  const bar = panel.getByRole('region', { name: demo.shared.clock.label });
  await expect(offer.or(bar), 'The live demo never came: its script was sought elsewhere.').toBeVisible();
  if (await offer.isVisible()) await offer.click();
  await expect(bar, 'The live part must stand where the drawing stood.').toBeVisible();
  passed++;
}

/** What was opened opens without a network, and the worker keeps to the path that is the site's. */
async function withoutNetwork(page: Page): Promise<void> {
  if (content.site.worker === 'off') return;
  await page.goto(`${server.url}${BASE}/about`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope, 'Another site of this host must be none of its business.').toBe(`${server.url}${BASE}/`);
  await page.goto(`${server.url}${BASE}/products`);
  await page.goto(`${server.url}${BASE}/about`);
  await page.context().setOffline(true);
  await page.goto(`${server.url}${BASE}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.productsPage.heading);
  passed += 2;
}

/** Where the licences are, which stand with each script, and the icon that an iPhone would seek at the host's root. */
function readFiles(): void {
  for (const file of filesOf(dir)) {
    const text = /\.(js|html)$/.test(file) ? readFileSync(join(dir, file), 'utf8') : '';
    const [, at] = /^\/\*! Licences: (\S+)/.exec(text) ?? [];
    if (at !== undefined && at !== `${BASE}/${LICENCES}`)
      failures.push(`${file} says that its licences are at ${at}: see src/publishing/licences.ts.`);
    if (file.endsWith('.html') && !text.includes(`href="${BASE}/apple-touch-icon.png"`))
      failures.push(`${file} names no icon for home screens: see src/publishing/under-path.ts.`);
  }
  if (!existsSync(join(dir, 'apple-touch-icon.png'))) failures.push('There is no icon for home screens.');
  else passed++;
}

/** What somebody smuggles into a page does not run: its policy stands in the page itself. */
async function withInjection(page: Page): Promise<void> {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', '<script>document.title = "taken"</script><main');
    await route.fulfill({ response, body });
  });
  const response = await page.goto(`${server.url}${BASE}/about`);
  expect(response?.headers(), 'This host sends no policy.').not.toHaveProperty('content-security-policy');
  await expect(page, 'An inline script that is not ours ran: see policy-in-document.ts.').not.toHaveTitle(
    'taken',
  );
  const says = refused.filter((text) => /script-src|Content Security Policy/.test(text));
  expect(says, 'The browser must refuse one script, the smuggled one.').toHaveLength(1);
  passed += 2;
}

readFiles();
const links = await followLinks({ dir, url: server.url }, BASE);
failures.push(...links.failures);
passed += links.followed;
console.log(`${links.followed} addresses followed on ${links.pages} pages under ${BASE}.`);

const executablePath = findChromium();
if (executablePath) {
  const args = [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await walk(page)
    .then(() => withoutNetwork(page))
    .then(async () => withInjection(await browser.newPage({ serviceWorkers: 'block' })))
    .catch((error: Error) => failures.push(error.message));
  await browser.close();
} else {
  console.log('- The browser is left out: there is no Chromium. `npm test` installs it on Debian.');
}
await server.close();
conclude(passed, failures);
process.exit();
