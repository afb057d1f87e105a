/** A CSS string that cannot end its rule or its element. */
export const asCssText = (text: string): string =>
  `"${text.replace(/["\\;<>{}\s]/g, (sign) => (sign === ' ' ? sign : `\\${sign.codePointAt(0)?.toString(16)} `))}"`;
