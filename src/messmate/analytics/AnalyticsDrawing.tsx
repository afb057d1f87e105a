import { fill } from '../../content/fill.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { Legend } from '../../ui/Legend/Legend.tsx';
import table from '../../ui/Table/Table.module.css';
import { count, monthOf, rupees, rupeesExact } from '../format.ts';
import type { Readouts } from '../sample-readouts.ts';
import type { DrawingProps } from '../tabs/feature-module.ts';
import instrument from '../tabs/Instrument.module.css';
import { CellHead } from '../tabs/Panel.tsx';
import styles from './AnalyticsDrawing.module.css';
import { DinnerChart } from './DinnerChart.tsx';
import { Pattern } from './Pattern.tsx';

/** The instrument of Mess Analytics: cooked against eaten, the week's pattern, the cost of a plate. */
export default function AnalyticsDrawing({ words: { analytics: words }, readouts }: DrawingProps) {
  const { dinners, dinner, meals, pattern } = readouts;
  const days = dinners.days.length;
  const ends = { first: dinners.days[0]?.wasted ?? 0, last: dinners.days.at(-1)?.wasted ?? 0 };
  return (
    <div className={`${instrument.instrument} ${instrument.two}`}>
      <div className={instrument.whole}>
        <CellHead title={fill(words.chart, { meal: dinner.name, days })}>
          <Legend
            entries={[
              { kind: 'served', label: words.eaten },
              { kind: 'line', label: words.cooked },
              {
                kind: 'live',
                label: fill(words.forecast, { plates: dinners.today.forecast, error: dinners.today.error }),
              },
            ]}
          />
        </CellHead>
        <DinnerChart
          history={dinners}
          unit={words.unit}
          label={fill(words.picture, { meal: dinner.name, days, ...ends })}
        />
        <p className="cap">{fill(words.reading, ends)}</p>
      </div>
      <div>
        <CellHead title={words.pattern}>
          <span>{words.patternNote}</span>
        </CellHead>
        <Pattern
          rows={pattern}
          meals={Object.fromEntries(meals.map((meal) => [meal.id, meal]))}
          name={words.pattern}
          day={words.day}
          none={words.none}
          top={readouts.residents}
        />
      </div>
      <Cost words={words} cost={readouts.cost} />
    </div>
  );
}

function Cost({ words, cost }: { words: ProductPageWords['analytics']; cost: Readouts['cost'] }) {
  return (
    <div className={instrument.beside}>
      <CellHead title={words.cost}>
        <span>{fill(words.costNote, { month: monthOf(cost.from), plates: count(cost.plates) })}</span>
      </CellHead>
      <table className={`${table.table} ${styles.cost}`}>
        <thead>
          <tr>
            <th scope="col">{words.head}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.perPlate}</th>
          </tr>
        </thead>
        <tbody>
          {cost.heads.map(({ id, name, paise, perPlate }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{rupees(paise)}</td>
              <td>{rupeesExact(perPlate)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{rupees(cost.total.paise)}</td>
            <td>{rupeesExact(cost.total.perPlate)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
