/**
 * What the browser may fetch before it is opened: a page of this site whose link is pointed at or being pressed, and no
 * file (`contact.vcf`). No page is drawn beforehand (`prerender`): the live demo would run, and say things, where nobody
 * is. It is the text of a `speculationrules` script, the same on every page, for a policy that names its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[href^="/"]:not([href*="."])' }, eagerness: 'moderate' }],
});
