/** Download limits in bytes unless said otherwise, with Brotli for text. Tests fail above them; a build warns of documents. */
export const LIMITS = {
  document: 20 * 1024,
  /** A product's document, which holds the demo's panels. */
  product: 28 * 1024,
  /** The number of packets of the first round trip, into which a first view must fit (docs/decisions/content-policy.md). */
  firstPackets: 10,
  /** The data in a packet: 1,500 bytes without the headers of IP and TCP. */
  packetBytes: 1460,
  /** All inline scripts of a document. A product's has those of Astro's islands and of the tabs, too. */
  inlineScript: 4.25 * 1024,
  /** All script files of the page with the live demo after all tabs were opened. */
  script: 128 * 1024,
  /** All font files of the site together. */
  fonts: 40 * 1024,
} as const;

/** Returns the limit of a document in bytes. @param file its path in the site, `about.html` */
export const documentLimit = (file: string): number =>
  file.startsWith('products/') ? LIMITS.product : LIMITS.document;
