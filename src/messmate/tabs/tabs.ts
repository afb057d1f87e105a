/**
 * Turns the features into tabs by the ARIA pattern while the document is parsed: the script stands between the links and
 * the panels (FeatureTabs.tsx), so that only one panel is ever painted, the first or the one that the address names.
 * Arrow keys, Home and End move and select; the address keeps the choice.
 */
import { joined, messIn, placeIn } from '../fragment.ts';
import { hasModifier } from '../modifiers.ts';

const list = document.currentScript?.previousElementSibling as HTMLElement;
const root = list.parentElement as HTMLElement;
const tabs = [...list.querySelectorAll('a')];
/** Where the browser supports it, find in page and links to something inside open a hidden panel. */
const HIDDEN = 'onbeforematch' in root ? 'until-found' : '';

const tabOf = (fragment: string) => tabs.find(({ hash }) => hash === placeIn(fragment));
const panelOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
/** On paper nobody can press a tab: all panels are shown. */
let isPrinting = false;
let selected = tabOf(location.hash) ?? (tabs[0] as HTMLAnchorElement);

function show(tab: HTMLAnchorElement): void {
  selected = tab;
  for (const one of tabs) {
    one.setAttribute('aria-selected', String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
    const panel = panelOf(one);
    if (!panel) continue;
    panel.setAttribute('role', 'tabpanel');
    // A panel that is hidden until found has a box, which the Tab key and screen readers must not reach.
    const isShown = one === tab || isPrinting;
    panel.setAttribute('aria-hidden', String(!isShown));
    if (isShown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', HIDDEN);
    if (isShown) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  }
  placeScreen();
  wait();
}

/** Milliseconds after which code that has not come, though its panel is seen, counts as lost. */
const PATIENCE = 8000;
/** Milliseconds for asking anew before the page is read again all the same: the host may not answer. */
const REPLACING = 2000;
/** Why a panel has stopped, and the error screen, which stands before the chosen panel while that is not live. */
let stopped: string | undefined;
let screen: Element | undefined;

/** Whatever has stopped has no button that does nothing: FeatureTabs.module.css hides them. */
function placeScreen(): void {
  for (const tab of tabs) {
    const panel = panelOf(tab);
    const place = panel?.querySelector('[data-panel]');
    const isLost = stopped !== undefined && !!place && !('live' in (place as HTMLElement).dataset);
    panel?.toggleAttribute('data-stopped', isLost);
    if (tab !== selected) continue;
    if (!isLost) screen?.remove();
    else if (screen && screen.nextElementSibling !== place) place?.before(screen);
  }
}

/** Puts the error screen in place: with an error's own message or, for lost code (''), the site's words. Without, it goes. */
function stop(reason?: string): void {
  if (reason !== undefined && reason !== stopped) screen = newScreen(reason);
  stopped = reason;
  placeScreen();
}

function newScreen(reason: string): Element {
  screen?.remove();
  const template = document.getElementById('messmate-error') as HTMLTemplateElement;
  const made = template.content.firstElementChild?.cloneNode(true) as Element;
  const message = made.querySelector('[data-message]');
  if (message) message.textContent = reason || (template.dataset['lost'] ?? '');
  made.querySelector('[data-again]')?.addEventListener('click', async () => {
    await Promise.race([window.replaceSpoilt(), new Promise((late) => setTimeout(late, REPLACING))]);
    location.reload();
  });
  return made;
}

// The code that makes a panel live says what has become of it (island/load.ts), unless it does not come itself.
root.addEventListener('stopped', (event) => stop((event as CustomEvent<string | null>).detail ?? undefined));
const isLive = () => panelOf(selected)?.querySelector('[data-live]') !== null;
let patience = 0;
let isSeen = false;
function wait(): void {
  clearTimeout(patience);
  if (isSeen) patience = window.setTimeout(() => isLive() || stop(''), PATIENCE);
}
new IntersectionObserver((entries) => {
  isSeen = entries.at(-1)?.isIntersecting ?? false;
  wait();
}).observe(root);

function choose(tab: HTMLAnchorElement): void {
  show(tab);
  history.replaceState(history.state, '', joined(tab.hash, messIn(location.hash)));
}

root.dataset['script'] = '';
list.setAttribute('role', 'tablist');
list.setAttribute('aria-label', list.dataset['label'] ?? '');
for (const tab of tabs) {
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-controls', tab.hash.slice(1));
}
show(selected);
// Each panel as soon as it is parsed, and before it is painted.
const reading = new MutationObserver(() => show(selected));
reading.observe(root, { childList: true });
addEventListener('DOMContentLoaded', () => reading.disconnect());

list.addEventListener('click', (event) => {
  const tab = (event.target as Element).closest('a');
  // Opening a link in a new tab or window is the browser's.
  if (!tab || hasModifier(event)) return;
  event.preventDefault();
  choose(tab);
});
list.addEventListener('keydown', (event) => {
  const at = tabs.indexOf(selected);
  const step = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: tabs.length - 1 }[event.key];
  const tab = to === undefined || hasModifier(event) ? undefined : tabs.at(to % tabs.length);
  if (!tab) return;
  event.preventDefault();
  choose(tab);
  tab.focus();
});
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    isPrinting = type === 'beforeprint';
    show(selected);
  });
addEventListener('hashchange', () => {
  const tab = tabOf(location.hash);
  if (!tab || tab === selected) return;
  show(tab);
  panelOf(tab)?.scrollIntoView();
});
root.addEventListener('beforematch', ({ target }) => {
  const tab = tabs.find((one) => panelOf(one)?.contains(target as Node));
  if (tab) show(tab);
});

// A press before the demo's code has arrived is kept, and carried out then (island/start.tsx).
const keep = (event: Event, control: Element | null | undefined) => {
  if (!control?.closest('[data-panel]:not([data-live])')) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute('data-pressed', control instanceof HTMLSelectElement ? control.value : '');
};
root.addEventListener(
  'click',
  (event) => keep(event, (event.target as Element).closest('button,label,input')),
  true,
);
root.addEventListener('change', (event) => keep(event, (event.target as Element).closest('select')), true);
