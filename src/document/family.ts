/** Every face that a page may use, and a character of each. */
const FACES = ['400 1em "Anek Latin"', '600 1em "Anek Latin"', '600 1em "Anek Count"'];

/** How far something may move without being seen to move: Chromium counts three pixels as a shift. */
const STILL = 2.9;

/**
 * Fetches the type family after the first paint, so that nothing waits for it, and puts it on if nothing on the
 * screen moves by that: the fallback is cut to the same measures. Where something would move (another fallback font,
 * an odd width), this page stays as it is, and the next one begins with the family from the cache (Document.astro).
 */
export async function wearFamily(): Promise<void> {
  const html = document.documentElement.classList;
  if (html.contains('anek')) return;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  await Promise.all(FACES.map((face) => document.fonts.load(face, '1₹')));
  const before = [...document.body.querySelectorAll('body :not(br, .vh, svg *)')].flatMap((element) => {
    const place = element.getBoundingClientRect();
    return place.bottom > 0 && place.top < innerHeight ? [{ element, place }] : [];
  });
  html.add('anek');
  const moved = before.some(({ element, place }) => {
    const { x, y } = element.getBoundingClientRect();
    return Math.abs(x - place.x) > STILL || Math.abs(y - place.y) > STILL;
  });
  if (moved) html.remove('anek');
}
