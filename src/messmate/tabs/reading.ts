/** What a visitor is reading when tabs could take the place of the stacked panels. */
type Reading = { panel: HTMLElement | undefined };

/** As far as a page is scrolled within a frame: what is that near may be on the screen when the frame is drawn. */
export const NEAR = 160;

/**
 * Tells whether all panels but one can go without anything on the screen moving: none is on it yet, or one of them
 * reaches to its lower edge and is the only one. Otherwise it is too late, until the visitor has scrolled on.
 */
export function quietMoment(panels: readonly HTMLElement[]): Reading | undefined {
  const seen = panels.filter((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return bottom > -NEAR && top < innerHeight + NEAR;
  });
  const [only, second] = seen;
  if (second) return undefined;
  if (only) return only.getBoundingClientRect().bottom >= innerHeight + NEAR ? { panel: only } : undefined;
  return (panels[0]?.getBoundingClientRect().top ?? 0) >= innerHeight + NEAR
    ? { panel: undefined }
    : undefined;
}

/** Runs a change of the layout and scrolls by what it moved the element, so that it stands still on the screen. */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  const html = document.documentElement;
  const before = element.getBoundingClientRect().top;
  // The browser's own anchoring would do the same a second time.
  html.style.overflowAnchor = 'none';
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => html.style.removeProperty('overflow-anchor'));
}
