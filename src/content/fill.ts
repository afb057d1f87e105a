/** Fills in `{name}` and `{text#section}`. Names without a value are left as they are. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([\w#-]+)\}/g, (all, name: string) => String(values[name] ?? all));

/** No line breaks between a figure and its error. */
export const bound = (text: string): string =>
  text.replace(/\} ± \{/g, '}\u00a0± {').replace(/± \{/g, '±\u00a0{');
