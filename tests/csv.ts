/** Parses a CSV file as a spreadsheet does. The file begins with a byte order mark. @returns the cells of each row */
export function parseRows(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of `${csv.slice(1)}\r\n`.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
