import { type CSSProperties, memo } from 'react';
import { fill } from '../../../content/fill.ts';
import type { MealId } from '../../engine/plan.ts';
import type { MealCell } from '../../engine/selectors/period.ts';
import { byWeekday } from '../../engine/selectors/period-sums.ts';
import { useDemo } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import pattern from '../Pattern.module.css';
import { shortDay } from './days.ts';

type Props = {
  cells: readonly MealCell[];
  meal: MealId | null;
  /** So many live in the chosen wings: the shade of their all. */
  residents: number;
  now: { weekday: number; meal: MealId };
  from: string;
  to: string;
};

/** Plates by weekday and meal: a table with a bar in each cell. */
export const PatternTable = memo(
  function PatternTable({ cells, meal, residents, now, from, to }: Props) {
    const { data } = useDemo();
    const { page, words, plan, site } = data;
    const { patternNote } = words.analytics;
    const rows = byWeekday(cells, meal);
    const isMean = rows.some(({ plates }) => plates.some(({ days }) => days > 1));
    return (
      <>
        <CellHead title={page.analytics.pattern}>
          <span>
            {fill(isMean ? patternNote.mean : patternNote.one, { from: shortDay(from), to: shortDay(to) })}
          </span>
        </CellHead>
        <div className={pattern.place}>
          {' '}
          <table className={`num ${pattern.pattern}`} aria-label={page.analytics.pattern}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{page.analytics.day}</span>
                </th>
                {rows[0]?.plates.map((cell) => (
                  <th scope="col" key={cell.meal}>
                    {plan.meals[cell.meal].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ weekday, plates }) => (
                <tr key={weekday}>
                  <th scope="row">{site.weekdaysShort[weekday]}</th>
                  {plates.map((cell) => (
                    <td
                      key={cell.meal}
                      className={weekday === now.weekday && cell.meal === now.meal ? pattern.now : undefined}
                      style={{ '--h': Math.round(((cell.mean ?? 0) / residents) * 50) / 50 } as CSSProperties}
                    >
                      {cell.mean ?? (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{words.analytics.none}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
