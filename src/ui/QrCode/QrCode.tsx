import encodeQR from 'qr';
import styles from './QrCode.module.css';

/** A QR code that any scanner reads: dark on white with four modules of quiet, in light and in dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  // Each row is a stroke one module wide, so the box begins half a module up.
  const side = size + 8;
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4.5 ${side} ${side}`}
      width={5 * side}
      height={5 * side}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Ink on paper by their own attributes: programs without style sheets draw it too. */}
      <path fill="#fff" d={`M-4-4.5h${side}v${side}h-${side}z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

/**
 * A text as a QR code, drawn as one stroked path: a line for each run of dark modules.
 * @returns the modules in a row, and the path, whose rows lie at y = 0, 1, 2 …
 */
export function qrPath(text: string): { size: number; path: string } {
  // The library always adds a border; here the viewBox has the quiet zone.
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.map((row, y) => {
    const runs =
      row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .match(/0+|1+/g) ?? [];
    return `M0 ${y}${runs.map((run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
  });
  // A light run at the end of a row draws nothing.
  return { size: rows.length, path: path.map((row) => row.replace(/m\d+ 0$/, '')).join('') };
}
