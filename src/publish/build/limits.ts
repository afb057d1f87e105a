/**
 * What a visitor may have to fetch, in bytes as they travel (brotli). The tests of the code fail beyond these; for the
 * owner's content the build says in words what is long and what it costs.
 */
export const LIMITS = {
  /** A document with its styles. */
  document: 20 * 1024,
  /** A product's, which holds the demo's panels. */
  product: 28 * 1024,
  /** What brings the first view of a page, headers included: the first round trip (docs/decisions/content-policy.md). */
  packets: 10,
  packet: 1460,
  /** Script in the document itself: on a product's page Astro's islands and the tabs too. */
  inlineScript: 4.25 * 1024,
  /** Script that comes without a press on the page with the live demo. */
  script: 128 * 1024,
  /** All fonts of the site together. */
  fonts: 40 * 1024,
} as const;

/** How long a document may be. @param file its path in the site, `about.html` */
export const documentLimit = (file: string): number =>
  file.startsWith('products/') ? LIMITS.product : LIMITS.document;
