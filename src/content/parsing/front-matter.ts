/** The text of the fields, and the offsets where it and the body begin. */
export type FrontMatter = { head: string; headAt: number; bodyAt: number };

/** Returns undefined for a text without two lines of hyphens. */
export function parseFrontMatter(text: string): FrontMatter | undefined {
  const [top, opening = '', head = ''] = /^(\uFEFF?---[ \t]*\r?\n)(.*?)^---[ \t]*$\s*/msy.exec(text) ?? [];
  return top === undefined ? undefined : { head, headAt: opening.length, bodyAt: top.length };
}
