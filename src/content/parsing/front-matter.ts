/** The text of the fields, and the offsets where it and the body begin. */
export type FrontMatter = { head: string; headOffset: number; bodyOffset: number };

/** Returns undefined for a text without two lines of hyphens. */
export function parseFrontMatter(text: string): FrontMatter | undefined {
  const [top, opening = '', head = ''] = /^(\uFEFF?---[ \t]*\r?\n)(.*?)^---[ \t]*$\s*/msy.exec(text) ?? [];
  return top === undefined ? undefined : { head, headOffset: opening.length, bodyOffset: top.length };
}
