/** Where the fields of a Markdown file stand in its text, and where what is below them begins. */
export type FrontMatter = { head: string; headAt: number; bodyAt: number };

/** The fields at the top of a Markdown file, whatever editor wrote it; nothing where no two lines of hyphens enclose any. */
export function frontMatterOf(text: string): FrontMatter | undefined {
  const [top, opening = '', head = ''] = /^(\uFEFF?---[ \t]*\r?\n)(.*?)^---[ \t]*$\s*/msy.exec(text) ?? [];
  return top === undefined ? undefined : { head, headAt: opening.length, bodyAt: top.length };
}
