/** Updates the menu button's `aria-expanded`. Closes the menu on a link's click, when it loses focus, or on a wide screen. */
export function enhanceMenu(): void {
  const nav = document.getElementById('nav');
  const button = document.getElementById('menu');
  if (!nav || !button || !CSS.supports('selector(:popover-open)')) return;
  const isOpen = () => nav.matches(':popover-open');
  const closeMenu = () => isOpen() && nav.hidePopover();
  // On a wide screen the button is hidden, so it has no width.
  const updateMenu = () => {
    if (button.offsetWidth) button.setAttribute('aria-expanded', String(isOpen()));
    else closeMenu();
  };
  nav.addEventListener('toggle', updateMenu);
  addEventListener('resize', updateMenu);
  // Reading the width now would force a layout.
  requestAnimationFrame(updateMenu);
  nav.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) closeMenu();
  });
  nav.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !nav.contains(relatedTarget as Node) && relatedTarget !== button) closeMenu();
  });
}
