/**
 * What a page does at the first sign of a visitor: it names the web manifest, lets the browser fetch what is about to be
 * opened, and has the pages kept for times without a network.
 */
import { isOn, words } from 'virtual:worker';
import { listenForNotices, type Notice } from '../../ui/Notifications/notifications.ts';
import { keyOf } from '../service-worker/addresses.ts';
import { SPECULATION_RULES } from './speculation.ts';

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };
type Policy = { createScript(asked: ''): string; createScriptURL(asked: ''): string };

/** Under Trusted Types a policy has to vouch for both; whatever it is asked for, it gives no others. */
const known: Policy = { createScript: () => SPECULATION_RULES, createScriptURL: () => '/worker.js' };
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
const policy = trustedTypes?.createPolicy('site', known) ?? known;

const { connection } = navigator as Navigator & { connection?: Connection };
/** Whether the connection has room for what may never be looked at. */
const hasRoom = () => !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');

let rules: HTMLScriptElement | undefined;
/** Puts the rules into the page while the connection has room for guesses, and takes them out when it has not. */
function speculate(): void {
  if (hasRoom() === Boolean(rules)) return;
  rules?.remove();
  // An element's rules are heard once, so each time it is a new one.
  rules = hasRoom() ? document.createElement('script') : undefined;
  if (!rules) return;
  rules.type = 'speculationrules';
  rules.text = policy.createScript('');
  document.head.append(rules);
}

/** Says that there is a newer version of this page, and offers to show it. */
function announce(): void {
  // The network comes first, so what is loaded anew is the newer page.
  const detail: Notice = { notice: words.notice, label: words.reload, press: () => location.reload() };
  const say = () => document.dispatchEvent(new CustomEvent('notice', { detail }));
  say();
  if (!document.querySelector('[data-notices] > :empty')) return;
  // Pages on which nothing else speaks are without the notification layer.
  listenForNotices();
  say();
}

async function keepPages({ serviceWorker: container }: Navigator): Promise<void> {
  await container.register(policy.createScriptURL(''));
  // The worker has nothing else to say.
  container.addEventListener('message', announce, { once: true });
  container.startMessages();
  container.controller?.postMessage('newer?');
  const { active } = await container.ready;
  const here = [location.href, { cache: 'no-cache' }];
  const keep = (addresses: readonly string[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [here, ...addresses] } });
  // The page, and what it has loaded, may have come before the worker was there to see it.
  if (!(await caches.match(keyOf(location.href))))
    keep(performance.getEntriesByType('resource').map(({ name }) => name));
  if (hasRoom()) active?.postMessage('ahead');
  // What this page's scripts fetch later is kept once the visitor moves towards it.
  const follow = () => hasRoom() && active?.postMessage({ follow: 1 });
  if (scrollY > 0) follow();
  else addEventListener('scroll', follow, { once: true, passive: true });
  // A page may stay open for days: it is asked for again whenever the visitor comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) keep([]);
  });
}

// Who only reads puts nothing on a home screen, and the manifest and its icon would come before the largest paint.
const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
document.head.append(Object.assign(document.createElement('link'), manifest));

if (HTMLScriptElement.supports?.('speculationrules')) {
  speculate();
  connection?.addEventListener('change', speculate);
}
// Without https there is none, and some browsers refuse it in a private window.
if (isOn && navigator.serviceWorker) keepPages(navigator).catch(() => {});
