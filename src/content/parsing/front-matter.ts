/** `head` is the YAML of the fields; the offsets are those of `head` and of the text below it. */
export type FrontMatter = { head: string; headOffset: number; bodyOffset: number };

/** Splits a text with fields between two lines of hyphens; returns undefined for another text. */
export function parseFrontMatter(text: string): FrontMatter | undefined {
  const [block, opening = '', head = ''] = /^(\uFEFF?---[ \t]*\r?\n)(.*?)^---[ \t]*$\s*/msy.exec(text) ?? [];
  return block === undefined ? undefined : { head, headOffset: opening.length, bodyOffset: block.length };
}
