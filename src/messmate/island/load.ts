/**
 * Fetches React, the island and the live demo when the features come near the screen, and not before: side by side,
 * for a weak network is slow to answer. If that fails, the page says so and stays readable as it is.
 */
const root = document.getElementById('messmate');

/** The code could not be fetched: browsers say so with a TypeError. */
class Lost extends Error {}
const noteLost = (error: unknown): never => {
  throw error instanceof TypeError ? new Lost() : error;
};

/** Puts the error screen before the features, with the error's own message or, for lost code, the site's words. */
const fail = (error: unknown) => {
  const template = document.getElementById('messmate-error') as HTMLTemplateElement;
  const screen = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const message = screen.querySelector('[data-message]');
  const said = error instanceof Error ? error.message : String(error);
  if (message) message.textContent = error instanceof Lost ? (template.dataset['lost'] ?? '') : said;
  screen.querySelector('[data-again]')?.addEventListener('click', async () => {
    await window.replaceSpoilt();
    location.reload();
  });
  root?.before(screen);
  if (error instanceof Lost) recover(screen);
};

/** Code is lost while the network is away, and when a newer build has taken the place of this page's files. */
function recover(screen: HTMLElement): void {
  const tryAgain = () => {
    screen.remove();
    load();
  };
  // A network that has just come back often does not answer at once.
  const whenOnline = () => setTimeout(tryAgain, 1_000);
  addEventListener('online', whenOnline, { once: true });
  const { serviceWorker } = navigator;
  // The worker looks whether there is a newer version: then the page offers that (layouts/idle.ts), and nothing else.
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (data !== 'newer') return;
    removeEventListener('online', whenOnline);
    screen.remove();
  });
  const urlsToCache = [[location.href, { cache: 'no-cache' }]];
  serviceWorker?.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

let isHydrated = false;

function load(): void {
  if (!root) return;
  const fetched = <T>(code: () => Promise<T>) => window.fetchCode(code).catch(noteLost);
  const tabs = fetched(() => import('./hydrate.tsx')).then(({ hydrate }) => {
    if (!isHydrated) hydrate(root);
    isHydrated = true;
  });
  Promise.all([fetched(() => import('./start.tsx')), tabs])
    .then(([{ start }]) => start(root))
    .catch(fail);
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
  // With the first press the rest of the demo's code is kept too.
  const keepRest = () => navigator.serviceWorker?.controller?.postMessage({ follow: 3 });
  root.addEventListener('click', keepRest, { once: true });
}
