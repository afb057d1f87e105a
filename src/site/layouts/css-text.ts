/** Quotes and escapes a text as a CSS string that cannot end its rule or its element. */
export const asCssText = (text: string): string =>
  `"${text.replace(/["\\;<>{}\s]/g, (char) => (char === ' ' ? char : `\\${char.codePointAt(0)?.toString(16)} `))}"`;
