// In development React's plugin rejects components on a page without Astro islands; in a build this is empty.
import '@vitejs/plugin-react/preamble';
import type { ComponentType } from 'react';
import type { Feature } from '../../content/features.ts';
import { ofFeature } from '../tabs/feature-module.ts';

/**
 * Fetches React and the chosen panel, in parallel, once the features come near the screen. The other panels come when
 * their tab is chosen, or when the browser is idle. If fetching fails, the page says so and stays readable.
 */
const root = document.getElementById('messmate');
const panels = [...(root?.querySelectorAll<HTMLElement>(':scope > section') ?? [])];

const PANELS = import.meta.glob<ComponentType>('../*/[A-Z]*Panel.tsx', { import: 'default' });
/** Fetches the panel of a feature: the default export of the `<Id>Panel.tsx` in its folder. */
const fetchPanel = (id: Feature): Promise<ComponentType> => ofFeature(PANELS, id)();

/**
 * Delays before lost code is requested again, in milliseconds: after a failure, and when the browser is online again.
 */
const [AGAIN, ONLINE] = [5_000, 1_000];

/** The code could not be fetched: browsers say so with a TypeError. */
class Lost extends Error {}
const noteLost = (error: unknown): never => {
  throw error instanceof TypeError ? new Lost() : error;
};
const fetched = <T>(code: () => Promise<T>) => window.fetchCode(code).catch(noteLost);

/** The timer of the next attempt. */
let trial: ReturnType<typeof setTimeout> | undefined;

/** Shows the error screen before the chosen panel (tabs/tabs.ts), with the site's words for lost code (''), or takes it away. */
const tell = (reason?: string) => root?.dispatchEvent(new CustomEvent('stopped', { detail: reason }));

function fail(error: unknown): void {
  if (!(error instanceof Lost)) return void tell(error instanceof Error ? error.message : String(error));
  tell('');
  // Code is lost while the network or the server is down, and after a newer build has replaced this page's files.
  tryAgain(AGAIN);
}

function leave(): void {
  clearTimeout(trial);
  trial = undefined;
  tell();
}

/** Tries again while the screen is shown, and only where somebody can see it. */
function tryAgain(ms: number): void {
  clearTimeout(trial);
  trial = setTimeout(() => (document.hidden ? tryAgain(AGAIN) : load()), ms);
}

const chosen = () => panels.find(({ hidden }) => !hidden);

/** Makes a panel live, if it is not yet. */
const bring = (panel: HTMLElement) =>
  Promise.all([fetched(() => import('./start.tsx')), fetched(() => fetchPanel(panel.id as Feature))]).then(
    ([{ start }, Panel]) => start(panel, Panel),
  );

/** Brings the chosen panel, then the rest. */
function load(): void {
  const panel = chosen();
  if (panel) bring(panel).then(leave).then(loadRest, fail);
}

/** The other panels come when the browser is idle; here a failure does not matter. */
async function loadRest(): Promise<void> {
  for (const panel of panels) {
    await new Promise((quiet) => (window.requestIdleCallback ?? setTimeout)(quiet));
    await bring(panel).catch(() => {});
  }
}

if (root) {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      load();
    },
    { rootMargin: '300px' },
  );
  watch.observe(root);
  // A tab that is chosen shows its panel.
  const choices = new MutationObserver(load);
  for (const panel of panels) choices.observe(panel, { attributeFilter: ['hidden'] });
  // A network that has just come back often needs a moment.
  addEventListener('online', () => trial && tryAgain(ONLINE));
}
