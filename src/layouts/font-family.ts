/** Comes with the first paint. A page in a tab that nobody has looked at yet has none. */
export const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint where the address names a part of the page (/products/messmate#tuckshop).
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(done, 100)));
});

/**
 * Fetches the type family after the first paint, so that nothing waits for it, and puts it on once it is there: the
 * page is laid out anew one time only. The next page begins with the family from the cache (Document.astro).
 */
export async function wearFamily(): Promise<void> {
  const html = document.documentElement.classList;
  if (html.contains('anek')) return;
  await painted;
  const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  await Promise.all(faces.map((face) => face.load()));
  html.add('anek');
}
