import type { ClientDirective } from 'astro';

/** Fired once the demo is no longer at its beginning. */
export const USED = 'demo-used';

/**
 * `client:demo`: hydrates a panel as `client:visible` does, and once the demo has been used in another panel. All are
 * printed, and must show the same state.
 */
const nearOrUsed: ClientDirective = (load, { value }, island) => {
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    value as IntersectionObserverInit,
  );
  const hydrate = async () => {
    near.disconnect();
    document.removeEventListener(USED, hydrate);
    await (await load())();
  };
  for (const child of island.children) near.observe(child);
  document.addEventListener(USED, hydrate);
};
export default nearOrUsed;
