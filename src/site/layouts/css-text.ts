/** A CSS string, with escapes for what would end it, its rule or its element. */
export const asCssText = (text: string): string =>
  `"${text.replace(/["\\;<>{}\s]/g, (sign) => (sign === ' ' ? sign : `\\${sign.codePointAt(0)?.toString(16)} `))}"`;
