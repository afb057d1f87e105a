import encodeQR from 'qr';
import styles from './QrCode.module.css';

/** A QR code that any scanner reads: dark on white with four modules of quiet, in light and in dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  // Each row is a stroke one module wide, so the box begins half a module up.
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET - 0.5} ${side} ${side}`}
      width={5 * side}
      height={5 * side}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Colours as attributes, for programs without style sheets. */}
      <path fill="#fff" d={`M-4-4.5h${side}v${side}h-${side}z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

/** In modules, on each side. */
const QUIET = 4;

/** The modules in a row, with the quiet zone. A camera reads a code from a screen at three pixels or more for each. */
export const countModules = (text: string): number => qrPath(text).size + 2 * QUIET;

/** The most robust level first. */
const LEVELS = ['high', 'quartile', 'medium'] as const;

/** Rows of modules, at the highest level of correction that needs no larger code: `qr` never raises it by itself. */
function encodeModules(text: string): boolean[][] {
  const low = encodeQR(text, 'raw', { ecc: 'low', border: 1 });
  const [border, versionOf] = [2, (size: number) => (size - 17) / 4];
  const version = versionOf(low.length - border);
  for (const ecc of LEVELS)
    try {
      return withoutBorder(encodeQR(text, 'raw', { ecc, version, border: 1 }));
    } catch {
      // The text is too long for this level.
    }
  return withoutBorder(low);
}

/** The library always adds one; here the viewBox has the quiet zone. */
const withoutBorder = (rows: boolean[][]) => rows.slice(1, -1).map((row) => row.slice(1, -1));

/** A text as one stroked path, a line for each run of dark modules, and the modules in a row. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeModules(text);
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
