/**
 * Comes once the text of the first screen has been drawn. The first paint of all may be the colour of the paper alone, and
 * the first with text a part of the document: this script runs when all of it has been read, so two frames later it is
 * there. A page in a tab that nobody has looked at yet is not drawn.
 */
export const painted = new Promise((done) => {
  const twoFrames = () => requestAnimationFrame(() => requestAnimationFrame(done));
  new PerformanceObserver((paints) => {
    if (paints.getEntries().some(({ name }) => name.includes('content'))) twoFrames();
  }).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint where the address names a part of the page (/products/messmate#tuckshop). Elsewhere this is
  // for a browser that tells of none: sooner, it would now and then be before the text.
  addEventListener('load', () => setTimeout(twoFrames, location.hash ? 100 : 3_000));
});

/**
 * Fetches the type family after the text has been drawn and applies it once all of it is there, so that the page is laid
 * out anew only once. The next page begins with the family from the cache (Document.astro).
 */
export async function applyFamily(): Promise<void> {
  const html = document.documentElement.classList;
  if (html.contains('anek')) return;
  await painted;
  // The faces for other scripts only where the page has a letter of them. The demo writes figures and rupees later.
  const letters = `${document.body.textContent}0₹`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em Anek Latin,Anek Rupee,Anek Count`, letters);
  await Promise.all([load(400), load(600)]);
  html.add('anek');
}
