import { memo } from 'react';
import { numberText, weekdayName } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import { reachable } from '../../ui/Table/Table.tsx';
import type { PatternRow } from '../engine/selectors/past.ts';
import styles from './AnalyticsPanel.module.css';

type Props = {
  rows: readonly PatternRow[];
  meals: Readonly<Record<string, { readonly name: string }>>;
  /** The full length of a bar. */
  top: number;
};

export const Pattern = memo(function Pattern({ rows, meals, top }: Props) {
  return (
    <div className={styles.place}>
      <table ref={reachable} className={`num ${styles.pattern}`} aria-label={t('Attendance pattern')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('Day')}</span>
            </th>
            {rows[0]?.cells.map(({ meal }) => (
              <th scope="col" key={meal}>
                {meals[meal]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, cells }) => (
            <tr key={weekday}>
              <th scope="row">{weekdayName.short(weekday)}</th>
              {cells.map(({ meal, plates, current }) => (
                // In steps of a fiftieth: each value becomes a rule in the document's style sheet.
                <td
                  key={meal}
                  className={current ? styles.now : undefined}
                  style={{ '--h': Math.round(((plates ?? 0) / top) * 50) / 50 }}
                >
                  {plates === null ? t('none') : numberText(plates)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">{t('Average plates over four weeks')}</p>
    </div>
  );
});
