import { t } from '../../../../content/t.ts';
import styles from './Counter.module.css';

type Props = {
  meal: string;
  /** Plates served, the forecast, its mean error, and plates still to come. */
  counts: { in: number; forecast: number; error: number; toCome: number };
};

/** The counter at the mess entrance, small. */
export function Counter({ meal, counts: { in: plates, forecast, error, toCome } }: Props) {
  return (
    <div className={styles.counter}>
      <p>{t('{meal}, live', { meal })}</p>
      <p className={styles.count}>{plates}</p>
      <p className="num">
        {t('of {forecast} forecast, {toCome} still to come, give or take {error}.', {
          forecast,
          toCome,
          error,
        })}
      </p>
    </div>
  );
}
