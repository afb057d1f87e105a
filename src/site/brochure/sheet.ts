/** What a template is given: the words that are seen or read aloud, the drawings as SVG, and where links lead. */
export type Sheet = { text: object; art: object; links: Record<string, string> };
