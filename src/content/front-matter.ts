/** The fields of a Markdown file, where they begin in its text, and where the body begins. */
export type FrontMatter = { head: string; headAt: number; bodyAt: number };

/** Finds the front matter, whatever editor wrote the file; undefined without its two lines of hyphens. */
export function frontMatterOf(text: string): FrontMatter | undefined {
  const [top, opening = '', head = ''] = /^(\uFEFF?---[ \t]*\r?\n)(.*?)^---[ \t]*$\s*/msy.exec(text) ?? [];
  return top === undefined ? undefined : { head, headAt: opening.length, bodyAt: top.length };
}
