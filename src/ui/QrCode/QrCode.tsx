import encodeQR from 'qr';
import styles from './QrCode.module.css';

/** A QR code, dark on white in every colour scheme, because some scanners need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = drawQrPath(text);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.code}
      // A row's stroke is one module thick and centred on the row's y, so the viewBox begins half a module higher.
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE - 0.5} ${side} ${side}`}
      width={5 * side}
      height={5 * side}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Colours as attributes, for programs without style sheets. */}
      <path fill="#fff" d={`M-${QUIET_ZONE}-${QUIET_ZONE + 0.5}h${side}v${side}h-${side}z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

/** The width of the quiet zone on each side, in modules. */
const QUIET_ZONE = 4;

/** Returns the number of modules along a side, with the quiet zone. Cameras need at least three screen pixels for each module. */
export const modulesPerSide = (text: string): number => drawQrPath(text).size + 2 * QUIET_ZONE;

const LEVELS = ['high', 'quartile', 'medium'] as const;

/** Encodes a text as rows of modules, with the highest error correction for which the code need not be larger. */
function encodeModules(text: string): boolean[][] {
  const low = encodeQR(text, 'raw', { ecc: 'low', border: 1 });
  // Version 1 has 21 modules in a row, and each version four more. `low` has a border of one on each side.
  const version = (low.length - 2 - 17) / 4;
  for (const ecc of LEVELS)
    try {
      return withoutBorder(encodeQR(text, 'raw', { ecc, version, border: 1 }));
    } catch {
      // The text is too long for this level.
    }
  return withoutBorder(low);
}

/** Removes the border. The library cannot encode without one. */
const withoutBorder = (rows: boolean[][]) => rows.slice(1, -1).map((row) => row.slice(1, -1));

/** Draws a text as one stroked path, with a line for each run of dark modules. `size` is the number of modules in a row. */
export function drawQrPath(text: string): { size: number; path: string } {
  const rows = encodeModules(text);
  const path = rows.map((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
    // The last light run of a row would draw nothing.
    const runs = modules.replace(/0+$/, '').match(/0+|1+/g) ?? [];
    return `M0 ${y}${runs.map((run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
  });
  return { size: rows.length, path: path.join('') };
}
