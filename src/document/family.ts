/** Comes with the first paint. A page in a tab that nobody has looked at yet has none. */
export const painted = new Promise((done) =>
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
);

/** Every face that a page may use. */
const FACES = ['400 1em "Anek Latin"', '600 1em "Anek Latin"', '600 1em "Anek Count"'];

/** How far something may move without being seen to move: Chromium counts three pixels as a shift. */
const STILL = 2.9;

const frame = () => new Promise(requestAnimationFrame);

type Place = [node: Range, before: DOMRect];

/** Where the boxes and the texts begin that are on the screen. */
function places(): Place[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: Place[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    range.selectNode(node);
    const [place] = range.getClientRects();
    // What is within a drawing is not laid out; words for screen readers are not seen, and a pixel wide.
    const seen = place && place.width > 1 && place.bottom > 0 && place.top < innerHeight;
    if (seen && !node.parentElement?.closest('svg,.vh')) found.push([range, place]);
  }
  return found;
}

/**
 * Fetches the type family after the first paint, so that nothing waits for it, and puts it on if nothing on the
 * screen moves by that: the fallback is cut to the same measures. Where something would move (another fallback font,
 * an odd width), this page stays as it is, and the next one begins with the family from the cache (Document.astro).
 */
export async function wearFamily(): Promise<void> {
  const html = document.documentElement.classList;
  if (html.contains('anek')) return;
  await painted;
  await Promise.all(FACES.map((face) => document.fonts.load(face, '1₹')));
  // While the page is scrolled, what will be on the screen cannot be known.
  let y: number;
  do {
    y = scrollY;
    await frame();
  } while (y !== scrollY);
  const before = places();
  html.add('anek');
  const moved = before.some(([node, place]) => {
    const { x, y } = node.getClientRects()[0] ?? place;
    return Math.abs(x - place.x) > STILL || Math.abs(y - place.y) > STILL;
  });
  if (moved) html.remove('anek');
}
