/**
 * Links with `data-compose` open the composer in a window over the page. Its code comes with the press. Until then, and
 * where it does not come soon, they are the links that they are without script.
 */
const SOON_MS = 1500;

const code = () => import('./open.ts');
/** A link that is pressed for what it is. */
let plain: HTMLAnchorElement | undefined;

const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('[data-compose]');

// A finger is down for a tenth of a second before it is a click.
addEventListener('pointerdown', (event) => linkOf(event) && code().catch(() => {}), { passive: true });

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  const isForBrowser = event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || link === plain || isForBrowser) return;
  event.preventDefault();
  const late = new Promise<never>((_, fail) => setTimeout(fail, SOON_MS));
  Promise.race([code(), late])
    .then(({ open }) => open(link))
    .catch(() => {
      plain = link;
      link.click();
      plain = undefined;
    });
});
