/**
 * `npm run pictures -- <commit>` (by default HEAD) shows how the look of the pages has changed since a commit. Builds the
 * commit and the working tree with the installed packages, takes pictures of every page and tab at four widths, light and
 * dark, and writes changed ones to `.cache/pictures/index.html`. A change is not a failure: a person has to judge it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { TABS } from '../src/content/features.ts';
import { documentsOf, filesOf, routeOf } from '../src/publish/hosting/files.ts';
import { startServer } from '../src/publish/hosting/serve.ts';
import { LAUNCH } from '../tests/pages/launch.ts';

const FOLDER = resolve('.cache/pictures');
/** In pixels: a phone, a tablet, a laptop and a desktop screen. */
const WIDTHS = [360, 768, 1366, 1920];
const COLOUR_SCHEMES = ['light', 'dark'] as const;
const TABBED_PAGE = '/products/messmate';
const tabIds = Object.keys(TABS);
/** The largest difference of a colour channel, from 0 to 255, that is ignored. */
const MAX_CHANNEL_DIFFERENCE = 8;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Builds a commit in a worktree. @returns the folder of its site */
function buildCommit(commit: string): string {
  const worktree = join(FOLDER, 'commit');
  git('worktree', 'add', '--quiet', '--force', '--detach', worktree, commit);
  try {
    symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'), 'junction');
    // Without npm, which would replace the linked packages by those of the commit's lock file. Writes to dist/.
    execFileSync(process.execPath, ['src/publish/build/build.ts'], { cwd: worktree, stdio: 'pipe' });
    renameSync(join(worktree, 'dist'), join(FOLDER, 'site-before'));
    return join(FOLDER, 'site-before');
  } finally {
    git('worktree', 'remove', '--force', worktree);
  }
}

/** Lists the addresses of all pages and tabs. */
const listAddresses = (dir: string): string[] =>
  documentsOf(filesOf(dir))
    .map(routeOf)
    .flatMap((route) => (route === TABBED_PAGE ? [route, ...tabIds.map((id) => `${route}#${id}`)] : [route]));

const pictureName = (address: string, width: number, scheme: string) =>
  `${address.replace(/\W+/g, '-').replace(/^-/, '') || 'home'}-${width}-${scheme}`;

/** Saves a picture of each address of a site, at each width and in both colour schemes. */
async function takePictures(browser: Browser, dir: string, side: 'before' | 'after'): Promise<void> {
  mkdirSync(join(FOLDER, side));
  const { url, close } = await startServer(dir);
  for (const width of WIDTHS)
    for (const colorScheme of COLOUR_SCHEMES) {
      const options = { colorScheme, viewport: { width, height: 768 }, reducedMotion: 'reduce' as const };
      const page = await browser.newPage({ ...options, locale: 'en-IN' });
      for (const address of listAddresses(dir)) {
        // Forces a new load: another fragment of the same page would load nothing.
        await page.goto('about:blank');
        await page.goto(url + address, { waitUntil: 'networkidle' });
        // IslandRoot sets data-ready once a panel is hydrated.
        const [, tab] = address.split('#');
        // A commit may lack a tab.
        if (tab && (await page.locator(`#${tab}`).count()) > 0)
          await page.locator(`#${tab} [data-ready]`).waitFor();
        await page.evaluate(() => document.fonts.ready);
        // The position of sticky elements depends on the scroll position.
        await page.evaluate(() => scrollTo(0, 0));
        const name = pictureName(address, width, colorScheme);
        await page.screenshot({ path: join(FOLDER, side, `${name}.png`), fullPage: true });
      }
      await page.close();
    }
  await close();
}

async function isChanged(name: string): Promise<boolean> {
  const [before = '', after = ''] = ['before', 'after'].map((side) => join(FOLDER, side, `${name}.png`));
  if (!existsSync(before) || !existsSync(after)) return true;
  const [oldSize, newSize] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  if (oldSize.height !== newSize.height || oldSize.width !== newSize.width) return true;
  const difference = sharp(before).composite([{ input: after, blend: 'difference' }]);
  const { channels } = await sharp(await difference.removeAlpha().png().toBuffer()).stats();
  return channels.some(({ max }) => max > MAX_CHANNEL_DIFFERENCE);
}

const commit = git('rev-parse', '--short', process.argv[2] ?? 'HEAD');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [siteBefore, siteAfter] = [buildCommit(commit), join(FOLDER, 'site-after')];
execFileSync(process.execPath, ['src/publish/build/build.ts', siteAfter], { stdio: 'pipe' });
const browser = await chromium.launch(LAUNCH);
await takePictures(browser, siteBefore, 'before');
await takePictures(browser, siteAfter, 'after');
await browser.close();
const names = new Set(globSync(join(FOLDER, '{before,after}/*.png')).map((file) => basename(file, '.png')));
const changedNames: string[] = [];
for (const name of names) if (await isChanged(name)) changedNames.push(name);
const rows = [...names].map((name) => {
  const pictures = ['before', 'after'].map(
    (side) => `<td><img src="${side}/${name}.png" alt="${side}" loading="lazy">`,
  );
  return `<tr><th>${name}${changedNames.includes(name) ? pictures.join('') : '<td>as before'}`;
});
const report = join(FOLDER, 'index.html');
writeFileSync(
  report,
  `<!doctype html><meta charset="utf-8"><title>Changes since ${commit}</title><style>img{max-width:40vw;border:1px solid}</style>
<h1>Changes since ${commit}</h1><table><tr><th>Page<th>Before<th>After${rows.join('\n')}</table>`,
);
console.log(`${changedNames.length} of ${names.size} pictures differ from ${commit}: ${report}`);
