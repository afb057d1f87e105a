/**
 * What a page does once it has come to rest: it lets the browser fetch what is about to be opened, and has the pages
 * kept for times without a network.
 */
import { isOn, words } from 'virtual:worker';
import { listenForNotices, type Notice } from '../components/Notifications/notifications.ts';
import { speculationRules } from './speculation.ts';

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };
type Policy = { createScript(text: string): string; createScriptURL(address: string): string };

const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const rules = speculationRules(base);
const workerAddress = `${base}/worker.js`;

/** Under Trusted Types a policy has to vouch for both; it knows no others. */
const only = (known: string) => (asked: string) => {
  if (asked !== known) throw new TypeError(`The policy "site" does not know ${asked}`);
  return asked;
};
const rulesOfPolicy: Policy = { createScript: only(rules), createScriptURL: only(workerAddress) };
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
const policy = trustedTypes?.createPolicy('site', rulesOfPolicy) ?? rulesOfPolicy;

const { connection } = navigator as Navigator & { connection?: Connection };
/** Whether the connection has room for what may never be looked at. */
const hasRoom = () => !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');

/** Puts the rules into the page while the connection has room for guesses, and takes them out when it has not. */
function speculate(): void {
  let script: HTMLScriptElement | undefined;
  const judge = () => {
    if (hasRoom() === Boolean(script)) return;
    script?.remove();
    // An element's rules are heard once, so each time it is a new one.
    script = hasRoom() ? document.createElement('script') : undefined;
    if (!script) return;
    script.type = 'speculationrules';
    script.text = policy.createScript(rules);
    document.head.append(script);
  };
  judge();
  connection?.addEventListener('change', judge);
}

/** Says that there is a newer version of this page, and offers to show it. */
function announce(press: () => void): void {
  const detail: Notice = { notice: words.notice, label: words.reload, press };
  const say = () => document.dispatchEvent(new CustomEvent('notice', { detail }));
  say();
  // Pages on which nothing else speaks are without the notification layer.
  if (document.querySelector('[data-notices] > :empty')) {
    listenForNotices();
    say();
  }
}

async function keepPages({ serviceWorker: container }: Navigator): Promise<void> {
  const registration = await container.register(policy.createScriptURL(workerAddress));
  container.addEventListener('message', ({ data }) => {
    if (data !== 'newer') return;
    // The network comes first, so what is loaded anew is the newer page, whichever worker is at work.
    announce(() => location.reload());
  });
  container.startMessages();
  container.controller?.postMessage('newer?');
  const { active } = await container.ready;
  active?.postMessage('here');
  if (hasRoom()) active?.postMessage('fetch ahead');
  // A page may stay open for days: who comes back to it hears what has changed.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

if (HTMLScriptElement.supports?.('speculationrules')) speculate();
// Without https there is none, and some browsers refuse it in a private window.
if (isOn && navigator.serviceWorker) keepPages(navigator).catch(() => {});
