/**
 * Fetches React, the island and the live demo when the features come near the screen, and not before: side by side,
 * for a weak network is slow to answer. If that fails, the page says so in the site's error screen and stays readable
 * as it is.
 */
const root = document.getElementById('messmate');

const fail = (error: unknown) => {
  const template = document.getElementById('messmate-error') as HTMLTemplateElement;
  const screen = template.content.cloneNode(true) as DocumentFragment;
  const message = screen.querySelector('[data-message]');
  if (message) message.textContent = error instanceof Error ? error.message : String(error);
  screen.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
  root?.before(screen);
};

if (root) {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      const tabs = import('./hydrate.tsx').then(({ hydrate }) => hydrate(root));
      Promise.all([import('../live/start.tsx'), tabs])
        .then(([{ start }]) => start(root))
        .catch(fail);
    },
    { rootMargin: '300px' },
  );
  watch.observe(root);
}
