import encodeQR from 'qr';

/** A QR code as one SVG path on a grid of `size` modules, with the quiet zone of four that the standard asks for. Runs of dark modules are one stroke. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      path += `M${x} ${y}h${end - x + 1}`;
      x = end;
    }
  });
  return { path, size: rows.length };
}
