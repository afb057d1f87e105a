/**
 * Fetches the type family after the first paint and applies it once it is complete, so that the page is laid out anew
 * only once. The next page has it from the cache (Document.astro).
 */
export async function applyFamily(): Promise<void> {
  const html = document.documentElement.classList;
  if (html.contains('anek')) return;
  // This runs when the document has been parsed; two frames later its first screen is drawn.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Faces for other scripts only if the page has a letter of them. The demo writes figures and rupees later.
  const letters = `${document.body.textContent}0₹`;
  const load = (weight: number) =>
    document.fonts.load(`${weight} 1em Anek Latin,Anek Rupee,Anek Count,Anek Even`, letters);
  await Promise.all([load(400), load(600)]);
  html.add('anek');
}
