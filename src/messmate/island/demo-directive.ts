import type { ClientDirective } from 'astro';

/** Fired on the document after a visitor's first action in the demo, once the clock does not run. */
export const DEMO_USED = 'demo-used';
/** Fired on a control whose press is queued until its code has arrived (queued-presses.ts). */
const PRESS_QUEUED = 'press-queued';

type ErrorHandler = { handleHydrationError: (error: Error) => void };

/**
 * Hydrates an island near the viewport, as `client:visible` does. The plate and the strip of meals have `{ press: true }`:
 * they wait until one of their controls is about to be pressed, or a link serves the meal. Once the demo has been used,
 * all islands are hydrated, because all are printed and must show the same state.
 */
const demoDirective: ClientDirective = (load, { value }, island) => {
  const { press = false, ...observerOptions } = value as IntersectionObserverInit & { press?: boolean };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    observerOptions,
  );
  let hasStarted = false;
  const hydrate = async () => {
    if (hasStarted) return;
    hasStarted = true;
    const start = await load();
    // With an empty script React would remove the content. A TypeError counts as missing code in queued-presses.ts.
    const astro = island as HTMLElement &
      Record<'Component' | 'hydrator' | 'hydrate', unknown> &
      ErrorHandler;
    if (start !== astro.hydrate || (astro.Component && astro.hydrator)) await start();
    else astro.handleHydrationError(new TypeError(''));
  };
  document.addEventListener(DEMO_USED, hydrate);
  if (!press) for (const child of island.children) observer.observe(child);
  else {
    const isControl = ({ target }: Event) =>
      (target as Element).closest('[data-root="press"] [data-control]');
    for (const type of ['pointerover', 'focusin', PRESS_QUEUED])
      addEventListener(type, (event) => isControl(event) && hydrate());
    const hydrateToServe = () => location.hash.startsWith('#serve') && hydrate();
    addEventListener('hashchange', hydrateToServe);
    hydrateToServe();
  }
};
export default demoDirective;
