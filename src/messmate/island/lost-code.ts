/**
 * While the demo's code loads, a press is kept and repeated once the panel is live. If the code never arrives, the error
 * screen says so, and buttons that would do nothing are hidden.
 */

import type { ElementData } from '../tabs/element-data.ts';

/** Milliseconds after which a visible panel's code counts as lost, and that of a press on "Serve". */
const PATIENCE = 8000;
const PATIENCE_OF_PRESS = 2000;

const words = (document.getElementById('messmate') as HTMLElement).dataset;
const { screen: drawing = '[]', lost = '' } = words;
/** Each above the panel that has stopped. */
const screens = new Map<Element, Element>();

/** The element that is described, in the document's own words. */
function built(part: ElementData): Node | string {
  if (typeof part === 'string') return part;
  const [name, attributes, ...children] = part;
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children.map(built));
  return element;
}

/** @param message the browser's or the code's own; none where nothing has come */
function stop(place: HTMLElement, isLost = true, message = ''): void {
  if ('live' in place.dataset || screens.has(place)) return;
  const [screen] = (JSON.parse(drawing) as ElementData[]).map(built) as [Element];
  if (isLost) screen.querySelector('[data-said]')?.prepend(`${lost} `);
  (screen.querySelector('[data-message]') as Element).textContent = message;
  screen.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
  screens.set(place, screen);
  place.before(screen);
}

/** The button that serves the meal. Its style says what it waits for. */
const serve = document.querySelector('[data-serve]') as HTMLElement;

/** The code has not come: a press then loads the page again, which serves the meal. */
function late(): void {
  if (serve.closest('[data-live]')) return;
  serve.removeAttribute('aria-disabled');
  serve.dataset['state'] = 'late';
}

/** Keeps a press until the code is there. */
function wait(control: HTMLElement): void {
  control.dataset['pressed'] = '';
  control.ariaDisabled = 'true';
  // Heard by near-or-used.ts.
  control.dispatchEvent(new Event('kept', { bubbles: true }));
  if (control !== serve) return;
  serve.dataset['state'] = 'loading';
  setTimeout(late, PATIENCE_OF_PRESS);
}
if (location.hash.startsWith('#serve')) wait(serve);

let isReported = false;
// Astro has tried twice by now. A TypeError means that the code could not be fetched.
document.addEventListener('astro:hydration-error', (event) => {
  const { detail } = event;
  const target = event.target as Element;
  const place = target.closest<HTMLElement>('[data-panel]');
  if (place) return stop(place, detail.error instanceof TypeError, String(detail.error.message));
  // The plate and the strip share their code: one notice is enough.
  if (!isReported) document.dispatchEvent(new CustomEvent('notice', { detail: { notice: lost } }));
  isReported = true;
  if (target.contains(serve)) late();
});
for (const place of document.querySelectorAll<HTMLElement>('#messmate [data-panel]')) {
  let patience = 0;
  new IntersectionObserver((entries) => {
    clearTimeout(patience);
    // Without an import, so that Astro puts this script into the document.
    if (entries[entries.length - 1]?.isIntersecting) patience = window.setTimeout(stop, PATIENCE, place);
  }).observe(place);
}

function keep(event: Event, control: HTMLElement | null): void {
  if (!control?.closest('[data-panel]:not([data-live])')) return;
  event.preventDefault();
  event.stopPropagation();
  if (control.dataset['state'] === 'late') {
    location.hash = 'serve';
    location.reload();
  }
  // Pressed already, or off in the document.
  else if (!control.hasAttribute('aria-disabled')) wait(control);
}
addEventListener(
  'click',
  (event) => keep(event, (event.target as Element).closest<HTMLElement>('button,label,input')),
  true,
);

// Fired by PanelRoot.tsx.
addEventListener('live', ({ target }) => {
  const place = target as HTMLElement;
  screens.get(place)?.remove();
  for (const control of place.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete control.dataset['pressed'];
    delete control.dataset['state'];
    control.removeAttribute('aria-disabled');
    // It may have turned into "Pause" by now.
    if (control === serve) dispatchEvent(new Event('serve'));
    else control.click();
  }
});
