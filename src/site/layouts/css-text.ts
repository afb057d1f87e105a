/** Writes a text as a quoted CSS string, escaped so that it cannot end its rule or its style element. */
export const asCssText = (text: string): string =>
  `"${text.replace(/["\\;<>{}\s]/g, (char) => (char === ' ' ? char : `\\${char.codePointAt(0)?.toString(16)} `))}"`;
