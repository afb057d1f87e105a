import { memo } from 'react';
import { useDemo } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import { type Basis, CHARTS, type Chart, useFourFigures } from './four-figures.ts';
import styles from './Summary.island.module.css';

type Props = Basis & {
  /** What the figures are of, in words. */
  shown: string;
  /** The chart that is open, and the element that holds it. */
  open: Chart | null;
  chartId: string;
  /** Whether by pointer: who comes by keyboard keeps the place. */
  onOpen: (chart: Chart | null, isByPointer: boolean) => void;
};

/** Four figures that say how the mess does. Each opens the chart behind it. */
export const Summary = memo(function Summary({ shown, open, chartId, onOpen, ...basis }: Props) {
  const { summary } = useDemo().data.words.analytics;
  const figures = useFourFigures(basis);
  return (
    <div className={styles.summary}>
      <CellHead title={summary.title}>
        {/* What the filters have led to is said here: a notice of it would cover the charts. */}
        <span aria-live="polite">{shown}</span>
      </CellHead>
      <ul>
        {CHARTS.map((chart) => (
          <li key={chart}>
            <button
              type="button"
              aria-expanded={open === chart}
              aria-controls={open === chart ? chartId : undefined}
              onClick={({ detail }) => onOpen(open === chart ? null : chart, detail > 0)}
            >
              <span className={styles.title}>
                {summary[chart].title}
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M1.5 4 6 8.5 10.5 4" />
                </svg>
              </span>{' '}
              <b className="num">{figures[chart].value}</b>{' '}
              <span className={styles.note}>{figures[chart].note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
