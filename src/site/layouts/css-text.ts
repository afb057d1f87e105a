/** A text as CSS writes one, with escapes for what would end it, its rule or the element that it is in. */
export const asCssText = (text: string): string =>
  `"${text.replace(/["\\;<>{}\s]/g, (sign) => (sign === ' ' ? sign : `\\${sign.codePointAt(0)?.toString(16)} `))}"`;
