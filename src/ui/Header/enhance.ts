/**
 * What the browser's popover leaves out of the menu: it closes when a link in it is chosen (the page may come back
 * from the back/forward cache), when the focus leaves it, and when the screen grows wide; and the toggle carries
 * `aria-expanded` for tools that read the attribute.
 */
export function enhanceMenu(): void {
  const nav = document.getElementById('nav');
  const toggle = document.getElementById('menu');
  if (!nav?.hidePopover || !toggle) return;
  const close = () => nav.hidePopover();
  // The styles know on which screens there is a toggle.
  const describe = () => {
    if (toggle.offsetWidth) toggle.setAttribute('aria-expanded', String(nav.matches(':popover-open')));
    else close();
  };
  nav.addEventListener('toggle', describe);
  addEventListener('resize', describe);
  // With the frame, which is laid out then anyway.
  requestAnimationFrame(describe);
  nav.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close();
  });
  nav.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !nav.contains(relatedTarget as Node) && relatedTarget !== toggle) close();
  });
}
