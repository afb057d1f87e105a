type Cell = string | number | null;

const toCsvCell = (cell: Cell): string =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? '');

/** Writes CSV that spreadsheets read correctly: UTF-8 with a byte order mark, CR LF, and numbers as numbers. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(toCsvCell).join()).join('\r\n')}`;

/** Lets the browser download a CSV text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
