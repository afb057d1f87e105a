/** Characters that a slow phone lays out in a frame. */
const LETTERS_PER_FRAME = 1500;

/** Some browsers never report their first paint. */
const PAINT_TIMEOUT_MS = 2000;

/** Resolves once text or a picture is painted: the first paint may be of the background alone. */
const firstContentfulPaint = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAINT_TIMEOUT_MS);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) done();
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Loads the type family after the first paint and applies it once it is complete, so that each part of the page is laid out
 * again only once. The next page has it from the cache (Document.astro).
 */
export async function applyFamily(): Promise<void> {
  if (document.documentElement.classList.contains('anek')) return;
  await firstContentfulPaint();
  // Loads faces for other scripts only if the page has a letter of them. The demo writes figures and rupees later.
  const letters = `${document.body.textContent}0₹`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em Anek Latin,Anek Rupee,Anek Count`, letters);
  await Promise.all([load(400), load(600)]);
  // A few elements in a frame, from the top: all at once would block a slow phone for a tenth of a second.
  let laidOut = 0;
  // The target of the address keeps its position, clear of the header.
  const target = document.querySelector(':target');
  const targetTop = () => target?.getBoundingClientRect().top ?? 0;
  for (const element of document.querySelectorAll(':is(body, main) > :not(main, script)')) {
    if (laidOut > LETTERS_PER_FRAME) {
      await new Promise(requestAnimationFrame);
      laidOut = 0;
    }
    const top = targetTop();
    element.classList.add('anek');
    if (target) scrollBy({ top: targetTop() - top, behavior: 'instant' });
    laidOut += element.textContent.length;
  }
}
