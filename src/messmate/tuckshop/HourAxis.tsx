import { hourMark } from '../format.ts';
import styles from './TuckshopPanel.module.css';

/** The hours under the bars of a day, as on a clock's dial; am or pm is written where each begins. */
export function HourAxis({ hours }: { hours: readonly { hour: number }[] }) {
  return (
    <p className={`num ${styles.hours}`} aria-hidden="true">
      {hours.map(({ hour }, i) => {
        const { figure, half } = hourMark(hour, i === 0);
        return (
          <span key={hour}>
            {figure}
            {half && <i>{half}</i>}
          </span>
        );
      })}
    </p>
  );
}
