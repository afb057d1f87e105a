import styles from './QrCode.module.css';
import { qrPath } from './qr-path.ts';

/** A QR code that any scanner reads: dark on white with four modules of quiet, in light and in dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  // Each row is a stroke one module wide, so the box begins half a module up.
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4.5 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
