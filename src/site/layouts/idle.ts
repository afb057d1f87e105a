/**
 * What a page does at the first sign of a visitor: it names the web manifest, and has what is opened kept for times
 * without a network.
 */
import { isOn, words } from 'virtual:worker';
import type { Notice } from '../../ui/Notifications/notifications.ts';

type Policy = { createScriptURL(asked: ''): string };

/** Under Trusted Types a policy has to vouch for the address; whatever it is asked for, it gives no other. */
const known: Policy = { createScriptURL: () => '/worker.js' };
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
const policy = trustedTypes?.createPolicy('site', known) ?? known;

/** Says that there is a newer version of this page, and offers to show it. */
function announce(): void {
  // The network comes first, so what is loaded anew is the newer page.
  const detail: Notice = { notice: words.notice, label: words.reload, press: () => location.reload() };
  document.dispatchEvent(new CustomEvent('notice', { detail }));
}

async function keepPages({ serviceWorker: container }: Navigator): Promise<void> {
  // The worker has nothing else to say. It may be at work already, so this comes first.
  container.addEventListener('message', announce, { once: true });
  container.startMessages();
  await container.register(policy.createScriptURL(''));
  const { active } = await container.ready;
  // Workbox listens to this.
  const keep = (urlsToCache: unknown[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  const keepPage = () => keep([[location.href, { cache: 'no-cache' }]]);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The page, and what it has loaded, came before the worker was there to see it.
  if (!visit?.workerStart) {
    keepPage();
    const loaded = new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name)));
    loaded.observe({ type: 'resource', buffered: true });
  }
  // A page may stay open for days: it is asked for again whenever the visitor comes back to it.
  document.addEventListener('visibilitychange', () => document.hidden || keepPage());
  // A visitor who reads on may want the header's pages and the company's card without a network.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  if (scrollY === 0) await new Promise((scrolled) => addEventListener('scroll', scrolled, { once: true }));
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"]');
  for (const address of ['/contact.vcf', ...Array.from(links, ({ href }) => href)])
    if (!(await caches.match(address))) keep([address]);
}

// Named only now: fetched with the page, the manifest and its icon would delay the largest paint.
const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
document.head.append(Object.assign(document.createElement('link'), manifest));

// Without https there is none, and some browsers refuse it in a private window.
if (isOn && navigator.serviceWorker) keepPages(navigator).catch(() => {});
