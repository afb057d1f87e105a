/**
 * While the demo's code loads, a press is queued. It is repeated once its island is hydrated. If the code never arrives,
 * an error screen appears before the panel, and FeatureTabs.module.css hides the panel's controls.
 */

import type { ElementData } from '../tabs/element-data.ts';

/** A visible panel shows its error screen if its code has not arrived after this time. */
const PANEL_TIMEOUT_MS = 8000;
/** The serve button offers to reload the page if its code has not arrived this long after a press. */
const PRESS_TIMEOUT_MS = 2000;

const { dataset } = document.getElementById('messmate') as HTMLElement;
const { error: screenData = '[]', lost: fetchErrorText = '' } = dataset;
const errorScreens = new Map<Element, Element>();

function createElement(data: ElementData): Node | string {
  if (typeof data === 'string') return data;
  const [name, attributes, ...children] = data;
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children.map(createElement));
  return element;
}

/** @param message of the error; empty after a timeout, or if the script arrived empty (demo-directive.ts) */
function showError(panel: HTMLElement, isCodeMissing = true, message = ''): void {
  if ('ready' in panel.dataset || errorScreens.has(panel)) return;
  const [screen] = (JSON.parse(screenData) as ElementData[]).map(createElement) as [Element];
  if (isCodeMissing) screen.querySelector('[data-note]')?.prepend(`${fetchErrorText} `);
  (screen.querySelector('[data-message]') as Element).textContent = message;
  screen.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
  errorScreens.set(panel, screen);
  panel.before(screen);
}

/** The button that serves the meal. `data-state` selects its text while its code loads. */
const serveButton = document.querySelector('[data-serve]') as HTMLElement;

/** Lets the next press reload the page with `#serve`, because the code has not arrived. */
function offerReload(): void {
  if (serveButton.closest('[data-ready]')) return;
  serveButton.removeAttribute('aria-disabled');
  serveButton.dataset['state'] = 'late';
}

function queuePress(control: HTMLElement): void {
  control.dataset['waiting'] = '';
  control.ariaDisabled = 'true';
  // Starts the island (demo-directive.ts).
  control.dispatchEvent(new Event('press-queued', { bubbles: true }));
  if (control !== serveButton) return;
  serveButton.dataset['state'] = 'loading';
  setTimeout(offerReload, PRESS_TIMEOUT_MS);
}
if (location.hash.startsWith('#serve')) queuePress(serveButton);

let isReported = false;
// Astro has tried twice by now. A TypeError means that the code could not be fetched, or arrived empty.
document.addEventListener('astro:hydration-error', (event) => {
  const { detail } = event;
  const target = event.target as Element;
  const panel = target.closest<HTMLElement>('[data-root]');
  if (panel) return showError(panel, detail.error instanceof TypeError, String(detail.error.message));
  // The plate and the strip of meals below it share their code: one notice is enough.
  if (!isReported) document.dispatchEvent(new CustomEvent('notice', { detail: { notice: fetchErrorText } }));
  isReported = true;
  if (target.contains(serveButton)) offerReload();
});
for (const panel of document.querySelectorAll<HTMLElement>('#messmate [data-root]')) {
  let timer = 0;
  new IntersectionObserver((entries) => {
    clearTimeout(timer);
    // Not `last()`, because Astro inlines this script only if it imports nothing.
    if (entries[entries.length - 1]?.isIntersecting)
      timer = window.setTimeout(showError, PANEL_TIMEOUT_MS, panel);
  }).observe(panel);
}

function interceptPress(event: Event, control: HTMLElement | null): void {
  if (!control?.closest('[data-root]:not([data-ready])')) return;
  event.preventDefault();
  event.stopPropagation();
  if (control.dataset['state'] === 'late') {
    location.hash = 'serve';
    location.reload();
  }
  // A disabled control was pressed already, or is disabled in the document.
  else if (!control.hasAttribute('aria-disabled')) queuePress(control);
}
addEventListener(
  'click',
  (event) => interceptPress(event, (event.target as Element).closest<HTMLElement>('button,label,input')),
  true,
);

// Fired by IslandRoot.tsx.
addEventListener('ready', ({ target }) => {
  const root = target as HTMLElement;
  errorScreens.get(root)?.remove();
  for (const control of root.querySelectorAll<HTMLElement>('[data-waiting]')) {
    delete control.dataset['waiting'];
    delete control.dataset['state'];
    control.removeAttribute('aria-disabled');
    // A click on the button would pause the meal if it is served already.
    if (control === serveButton) dispatchEvent(new Event('serve'));
    else control.click();
  }
});
