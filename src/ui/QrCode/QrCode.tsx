import encodeQR from 'qr';
import styles from './QrCode.module.css';

/** A QR code, dark on white in every colour scheme, because some scanners need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  // Each row is a stroke one module wide, so the box begins half a module up.
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE - 0.5} ${side} ${side}`}
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

/** The width of the quiet zone on each side, in modules. */
const QUIET_ZONE = 4;

/** Counts the modules in a row, with the quiet zone. Cameras need at least three pixels of a screen for each. */
export const countModules = (text: string): number => qrPath(text).size + 2 * QUIET_ZONE;

/** Levels of error correction, the highest first. */
const LEVELS = ['high', 'quartile', 'medium'] as const;

/** Encodes rows of modules at the highest level of correction that needs no larger code. `qr` would keep the level. */
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

/** Removes the border that the library always adds. */
const withoutBorder = (rows: boolean[][]) => rows.slice(1, -1).map((row) => row.slice(1, -1));

/** Draws a text as one stroked path, with a line for each run of dark modules. `size` is the modules in a row. */
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
  // Removes the light run at the end of each row, which draws nothing.
  return { size: rows.length, path: path.map((row) => row.replace(/m\d+ 0$/, '')).join('') };
}
