import type { ClientDirective } from 'astro';

/** Fired once the demo is no longer at its beginning. */
export const USED = 'demo-used';
/** Fired on a control whose press is kept until the code has come (lost-code.ts). */
const KEPT = 'kept';

type Lost = { handleHydrationError: (error: Error) => void };

/**
 * `client:demo`: hydrates a panel near the view, as `client:visible` does; or with `{ pressed: true }` once a control of
 * the plate or of the strip below it is about to be pressed, or a link serves the meal. All follow once the demo has been used: all are printed, and must show
 * the same state.
 */
const nearOrUsed: ClientDirective = (load, { value }, island) => {
  const { pressed = false, ...near } = value as IntersectionObserverInit & { pressed?: boolean };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    near,
  );
  let isAsked = false;
  const hydrate = async () => {
    if (isAsked) return;
    isAsked = true;
    const start = await load();
    // What Astro has of an island: a script that arrives empty has no component, and React would take away what is there.
    const astro = island as HTMLElement & Record<'Component' | 'hydrator' | 'hydrate', unknown> & Lost;
    if (start !== astro.hydrate || (astro.Component && astro.hydrator)) await start();
    else astro.handleHydrationError(new TypeError(''));
  };
  document.addEventListener(USED, hydrate);
  if (!pressed) for (const child of island.children) observer.observe(child);
  else {
    const isControl = ({ target }: Event) =>
      (target as Element).closest('[data-panel="pressed"] [data-control]');
    for (const type of ['pointerover', 'focusin', KEPT])
      addEventListener(type, (event) => isControl(event) && hydrate());
    const serve = () => location.hash.startsWith('#serve') && hydrate();
    addEventListener('hashchange', serve);
    serve();
  }
};
export default nearOrUsed;
