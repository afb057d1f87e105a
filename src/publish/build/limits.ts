/**
 * Limits of downloads in bytes, compressed with Brotli. The tests fail beyond these, on the tests' company; for the owner's
 * content the build only warns.
 */
export const LIMITS = {
  document: 20 * 1024,
  /** A product's document, which holds the demo's panels. */
  product: 28 * 1024,
  /** Packets of the first round trip, which bring a page's first view with its headers (docs/decisions/content-policy.md). */
  packets: 10,
  /** Bytes of data in a packet: 1,500 without the headers of IP and TCP. */
  packet: 1460,
  /** Script in the document; a product's page also has that of Astro's islands and the tabs. */
  inlineScript: 4.25 * 1024,
  /** Script files that the page with the live demo loads before any interaction. */
  script: 128 * 1024,
  fonts: 40 * 1024,
} as const;

/** @param file its path in the site, `about.html` */
export const documentLimit = (file: string): number =>
  file.startsWith('products/') ? LIMITS.product : LIMITS.document;
