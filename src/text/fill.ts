/** Puts values where `{name}` stands in a text from `content/`. A name that has none stays, `{constructor}` too. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  );
