/** A slow phone can lay out this many characters in a frame. */
const CHARACTERS_PER_FRAME = 1500;

/** The maximum wait in milliseconds, because some browsers never report their first paint. */
const PAINT_TIMEOUT_MS = 2000;

/** Resolves once text or a picture is painted: the first paint may be of the background alone. */
const firstContentfulPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Loads the font family after the first contentful paint, and applies it when all its fonts are loaded, so that each
 * element is laid out again only once. The next page has the family in the cache (Document.astro).
 */
export async function applyFamily(): Promise<void> {
  if (document.documentElement.classList.contains('anek')) return;
  await firstContentfulPaint();
  // Browsers load a font only if it has one of these characters. The demo writes figures and rupees later.
  const characters = `${document.body.textContent}0₹`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em Anek Latin,Anek Rupee,Anek Digit`, characters);
  await Promise.all([load(400), load(600)]);
  // Applies the family to a few elements in a frame, because all at once would block a slow phone for 0.1 s.
  let charactersInFrame = 0;
  // The element that the URL's fragment names keeps its position below the header.
  const target = document.querySelector(':target');
  const targetTop = () => target?.getBoundingClientRect().top ?? 0;
  for (const element of document.querySelectorAll(':is(body, main) > :not(main, script)')) {
    if (charactersInFrame > CHARACTERS_PER_FRAME) {
      await new Promise(requestAnimationFrame);
      charactersInFrame = 0;
    }
    const top = targetTop();
    element.classList.add('anek');
    if (target) scrollBy({ top: targetTop() - top, behavior: 'instant' });
    charactersInFrame += element.textContent.length;
  }
}
