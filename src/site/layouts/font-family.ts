/**
 * Fetches the type family after the text has been drawn and applies it once all of it is there, so that the page is laid
 * out anew only once. The next page begins with the family from the cache (Document.astro).
 */
export async function applyFamily(): Promise<void> {
  const html = document.documentElement.classList;
  if (html.contains('anek')) return;
  // This script runs when all of the document has been read, so two frames later its first screen is drawn.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // The faces for other scripts only where the page has a letter of them. The demo writes figures and rupees later.
  const letters = `${document.body.textContent}0₹`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em Anek Latin,Anek Rupee,Anek Count`, letters);
  await Promise.all([load(400), load(600)]);
  html.add('anek');
}
