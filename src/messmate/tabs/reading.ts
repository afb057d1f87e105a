/** The panel that may stand alone now, and an edge that has to stay where it is on the screen. */
type Moment = { panel: HTMLElement; edge: () => number };

/** As far as a page is scrolled within a frame: what is that near may be on the screen when the frame is drawn. */
export const NEAR = 160;

/**
 * Tells whether all panels but one can go without anything on the screen moving: none is on it, or one of them reaches
 * to its lower edge and is the only one. Otherwise it is too late, until the visitor has scrolled on. The first panel is
 * the one that stays, unless the visitor has stopped to read another.
 */
export function quietMoment(panels: readonly HTMLElement[], hasStopped: boolean): Moment | undefined {
  const seen = panels.filter((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return bottom > -NEAR && top < innerHeight + NEAR;
  });
  const [first] = panels;
  const [panel = first, second] = seen;
  if (!first || !panel || second) return undefined;
  const { top, bottom } = panel.getBoundingClientRect();
  const edge = () => panel.getBoundingClientRect().top;
  // All lie below the screen.
  if (top >= innerHeight + NEAR) return { panel, edge };
  // All lie above it: what follows them moves up.
  if (seen.length === 0)
    return hasStopped
      ? { panel, edge: () => panel.parentElement?.getBoundingClientRect().bottom ?? 0 }
      : undefined;
  const isEnough = panel === first || hasStopped;
  return isEnough && bottom >= innerHeight + NEAR ? { panel, edge } : undefined;
}

/** Runs a change of the layout and scrolls by what it moved the edge, so that it stands still on the screen. */
export function keepInPlace(edge: () => number, change: () => void): void {
  const html = document.documentElement;
  const before = edge();
  // The browser's own anchoring would do the same a second time.
  html.style.overflowAnchor = 'none';
  change();
  scrollBy({ top: edge() - before, behavior: 'instant' });
  requestAnimationFrame(() => html.style.removeProperty('overflow-anchor'));
}
