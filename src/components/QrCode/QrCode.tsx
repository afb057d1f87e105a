import styles from './QrCode.module.css';
import { qrPath } from './qr-path.ts';

/** A QR code that any scanner reads: dark on white with its quiet zone, in light and in dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
