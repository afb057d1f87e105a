/** `head` is the YAML of the fields. Offsets count characters from the start of the file. */
export type FrontMatter = { head: string; headOffset: number; bodyOffset: number };

/** Splits a text with fields between two lines of hyphens; returns undefined for another text. */
export function parseFrontMatter(text: string): FrontMatter | undefined {
  const [block, opening = '', head = ''] = /^(\uFEFF?---[ \t]*\r?\n)(.*?)^---[ \t]*$\s*/msy.exec(text) ?? [];
  return block === undefined ? undefined : { head, headOffset: opening.length, bodyOffset: block.length };
}
