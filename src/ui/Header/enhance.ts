/** Sets `aria-expanded`, and closes the menu after a choice, when the focus leaves it and on a wide screen. */
export function enhanceMenu(): void {
  const nav = document.getElementById('nav');
  const toggle = document.getElementById('menu');
  if (!nav || !toggle || !CSS.supports('selector(:popover-open)')) return;
  const isOpen = () => nav.matches(':popover-open');
  // Browsers from before 2023 throw when a closed popover is hidden.
  const close = () => isOpen() && nav.hidePopover();
  // The button has no width where styles hide it.
  const syncToggle = () => {
    if (toggle.offsetWidth) toggle.setAttribute('aria-expanded', String(isOpen()));
    else close();
  };
  nav.addEventListener('toggle', syncToggle);
  addEventListener('resize', syncToggle);
  // Needs the next frame's layout.
  requestAnimationFrame(syncToggle);
  nav.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close();
  });
  nav.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !nav.contains(relatedTarget as Node) && relatedTarget !== toggle) close();
  });
}
