/** Puts values where `{name}` or `{text#section}` stands in a text from `content/`. What has none stays, `{constructor}` too. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([\w#-]+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  );

/** What is left of a longer text where no more than `most` characters are shown: whole words, where it has several. */
export const cutTo = (text: string, most: number): string =>
  `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
