/** Closes the menu on a choice, on leaving it and on a wide screen, and sets `aria-expanded`; the popover does the rest. */
export function enhanceMenu(): void {
  const nav = document.getElementById('nav');
  const toggle = document.getElementById('menu');
  if (!nav || !toggle || !CSS.supports('selector(:popover-open)')) return;
  const isOpen = () => nav.matches(':popover-open');
  // Until 2023 hiding a closed popover was an error.
  const close = () => isOpen() && nav.hidePopover();
  // The styles decide on which screens there is a toggle.
  const describe = () => {
    if (toggle.offsetWidth) toggle.setAttribute('aria-expanded', String(isOpen()));
    else close();
  };
  nav.addEventListener('toggle', describe);
  addEventListener('resize', describe);
  // Needs the next frame's layout.
  requestAnimationFrame(describe);
  nav.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close();
  });
  nav.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !nav.contains(relatedTarget as Node) && relatedTarget !== toggle) close();
  });
}
