/** Puts figures where `{name}` stands in a text from `content/`. The schema has made sure that the names fit. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (all, name: string) => String(values[name] ?? all));
