/**
 * While the demo's code loads, a press is kept and repeated once the panel is live. If the code never arrives, the error
 * screen says so, and buttons that would do nothing are hidden.
 */

import type { Described } from '../tabs/described.ts';

/** Milliseconds after which a visible panel's code counts as lost. */
const PATIENCE = 8000;

const words = (document.getElementById('messmate') as HTMLElement).dataset;
const { screen: drawing = '[]', lost = '' } = words;
/** Each above the panel that has stopped. */
const screens = new Map<Element, Element>();

/** The element that is described, in the document's own words. */
function built(part: Described): Node | string {
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
  const [screen] = (JSON.parse(drawing) as Described[]).map(built) as [Element];
  if (isLost) screen.querySelector('[data-said]')?.prepend(`${lost} `);
  (screen.querySelector('[data-message]') as Element).textContent = message;
  screen.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
  screens.set(place, screen);
  place.before(screen);
}

// Astro has tried twice by now. A TypeError means that the code could not be fetched.
document.addEventListener('astro:hydration-error', ({ target, detail }) => {
  const place = (target as Element).closest<HTMLElement>('[data-panel]');
  if (place) stop(place, detail.error instanceof TypeError, String(detail.error.message));
  else document.dispatchEvent(new CustomEvent('notice', { detail: { notice: lost } }));
});
for (const place of document.querySelectorAll<HTMLElement>('[data-panel]')) {
  let patience = 0;
  new IntersectionObserver((entries) => {
    clearTimeout(patience);
    // Without an import, so that Astro puts this script into the document.
    if (entries[entries.length - 1]?.isIntersecting) patience = window.setTimeout(stop, PATIENCE, place);
  }).observe(place);
}

function keep(event: Event, control: Element | null): void {
  if (!control?.closest('[data-panel]:not([data-live])')) return;
  event.preventDefault();
  event.stopPropagation();
  // Pressed already, or off in the document.
  if (control.hasAttribute('aria-disabled')) return;
  control.setAttribute('data-pressed', '');
  control.setAttribute('aria-disabled', 'true');
}
addEventListener(
  'click',
  (event) => keep(event, (event.target as Element).closest('button,label,input')),
  true,
);

// Fired by PanelRoot.tsx.
addEventListener('live', ({ target }) => {
  const place = target as HTMLElement;
  screens.get(place)?.remove();
  for (const control of place.querySelectorAll<HTMLElement>('[data-pressed]')) {
    control.removeAttribute('data-pressed');
    control.removeAttribute('aria-disabled');
    control.click();
  }
});
