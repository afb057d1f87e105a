/**
 * A cell that a spreadsheet would run as a formula: full-width signs too, and signs behind invisible characters, which
 * some spreadsheets drop (OWASP, "CSV Injection").
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;

type Cell = string | number | null;

const textOf = (cell: Cell): string => {
  if (typeof cell !== 'string') return String(cell ?? '');
  return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
};

/**
 * CSV that spreadsheets read correctly: UTF-8 with a byte order mark, CR LF, and no text that is run as a formula.
 * Numbers stay numbers.
 */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(textOf).join()).join('\r\n')}`;

export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have read it first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
