import styles from './Gauge.module.css';

type Props = { in: number; forecast: number; residents: number; label: string };

/** A scale from 0 to all residents: plates served, with a mark at the forecast. */
export function Gauge({ in: served, forecast, residents, label }: Props) {
  const at = (plates: number) => Math.round((plates / residents) * 480);
  const marks = [0, 1, 2, 3, 4].map((quarter) => (residents / 4) * quarter);
  return (
    <div role="img" aria-label={label}>
      <svg className={styles.gauge} viewBox="-1 0 482 40" aria-hidden="true">
        <path className={styles.ticks} d={marks.map((plates) => `M${at(plates)} 0v20`).join('')} />
        <path className={styles.fine} d="M0 16.5h480" />
        <path className={styles.track} d="M0 22h480v12H0z" />
        <path className={styles.expected} d={`M0 22h${at(forecast)}v12H0z`} />
        <path className={styles.served} d={`M0 22h${at(served)}v12H0z`} />
        <path className={styles.needle} d={`M${at(served)} 18v20`} />
      </svg>
      {/* Outside the drawing, in which they would be too small on a phone. */}
      <p className={`num ${styles.marks}`}>
        {marks.map((plates) => (
          <span key={plates}>{plates}</span>
        ))}
      </p>
    </div>
  );
}
