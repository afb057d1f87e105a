import type { ClientDirective } from 'astro';

/** Fired once the demo is no longer at its beginning. */
export const USED = 'demo-used';
/** Fired on a control whose press is queued until its code has arrived (queued-presses.ts). */
const PRESS_QUEUED = 'press-queued';

type Lost = { handleHydrationError: (error: Error) => void };

/**
 * `client:demo`: hydrates a panel near the view, as `client:visible` does; or with `{ pressed: true }` once a control of
 * the plate or of the strip below it is about to be pressed, or a link serves the meal. All follow once the demo has been used: all are printed, and must show
 * the same state.
 */
const demoDirective: ClientDirective = (load, { value }, island) => {
  const { pressed = false, ...near } = value as IntersectionObserverInit & { pressed?: boolean };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    near,
  );
  let isStarted = false;
  const hydrate = async () => {
    if (isStarted) return;
    isStarted = true;
    const start = await load();
    // An empty script has no component: React would remove the document's content.
    const astro = island as HTMLElement & Record<'Component' | 'hydrator' | 'hydrate', unknown> & Lost;
    if (start !== astro.hydrate || (astro.Component && astro.hydrator)) await start();
    else astro.handleHydrationError(new TypeError(''));
  };
  document.addEventListener(USED, hydrate);
  if (!pressed) for (const child of island.children) observer.observe(child);
  else {
    const isControl = ({ target }: Event) =>
      (target as Element).closest('[data-panel="pressed"] [data-control]');
    for (const type of ['pointerover', 'focusin', PRESS_QUEUED])
      addEventListener(type, (event) => isControl(event) && hydrate());
    const serve = () => location.hash.startsWith('#serve') && hydrate();
    addEventListener('hashchange', serve);
    serve();
  }
};
export default demoDirective;
