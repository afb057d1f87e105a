import { fill } from '../../../../content/fill.ts';
import type { ProductPageWords } from '../../../../content/schemas/product.ts';
import { count, rupees } from '../../../../messmate/format.ts';
import type { Readouts } from '../../../../messmate/sample-readouts.ts';
import { GrainField } from '../../../../ui/Grain/Grain.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { Source } from '../../../../ui/Source/Source.tsx';
import grid from '../../../../ui/Table/Table.module.css';
import { fieldOf, type Given, LIMITS, type Mess, shownOf, usualLeft, valuesOf } from './figures.ts';
import type { Live } from './live.ts';
import styles from './YourMess.module.css';

type Props = { words: ProductPageWords; readouts: Readouts };

const SLIDERS = ['residents', 'left', 'cost'] as const;

/**
 * What the aim would come to in a mess of the visitor's own. As HTML it is a worked example and a table; with script
 * three sliders, which send nothing (live.ts).
 */
export function YourMess({ words: { mess: words, benefits }, readouts }: Props) {
  const { plate, residents } = readouts;
  const { meals, grams } = plate;
  const { percent } = benefits.waste;
  const given: Given = { meals, grams, percent, days: words.days, usualGrams: words.usualGrams };
  const exampleOf = (many: number): Mess => ({
    residents: many,
    left: usualLeft(many, given),
    cost: Math.round(plate.cost / 100),
  });
  const example = exampleOf(residents);
  const texts = textsOf(words, plate);
  const live: Live = { given, texts };
  const values = valuesOf(example, given);
  const { left, cut } = values;
  const rows = [...new Set([100, 250, residents, 1000, 2000])].sort((a, b) => a - b).map(exampleOf);
  return (
    <Section id="mess" heading={words.heading} lead={words.lead}>
      <div className={styles.mess} data-mess={JSON.stringify(live)}>
        <div className={styles.sliders}>
          {SLIDERS.map((name) => (
            <label key={name}>
              <span>{words[name]}</span> <b className="num">{shownOf(name, example)}</b>
              <input type="range" name={name} {...LIMITS[name]} defaultValue={example[name]} disabled />
            </label>
          ))}
        </div>
        <figure className={styles.field}>
          <GrainField
            {...fieldOf(left)}
            counts={{ served: left - cut, live: 0, due: cut, skip: 0 }}
            label={fill(words.caption, values)}
          />
          <figcaption data-text="caption">{fill(words.caption, values)}</figcaption>
        </figure>
        <div className={styles.answer}>
          <p aria-live="polite">
            <b data-text="result">{fill(words.result, values)}</b> <span data-text="money">{texts.hint}</span>
          </p>
          <p>{words.limit}</p>
          <p className="num" data-text="formula">
            {fill(words.formula, values)}
          </p>
        </div>
        <table className={`num ${grid.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{words.table.residents}</th>
              <th scope="col">{words.table.left}</th>
              <th scope="col">{words.table.kg}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.residents}>
                <th scope="row">{count(row.residents)}</th>
                <td>{row.left}</td>
                <td>{fill(words.result, valuesOf(row, given))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.more}>
        <Folded {...words.basis} />
        {words.others.list.length > 0 && <Folded {...words.others} />}
      </div>
    </Section>
  );
}

/** The texts that the sliders fill. */
const textsOf = (words: ProductPageWords['mess'], { least, most }: Readouts['plate']): Live['texts'] => ({
  caption: words.caption,
  result: words.result,
  money: words.money,
  formula: words.formula,
  message: words.message,
  hint: fill(words.hint, { least: rupees(least), most: rupees(most) }),
});

type Statements = ProductPageWords['mess']['basis'] & { lead?: string };

function Folded({ heading, lead, list }: Statements) {
  return (
    <details>
      <summary>{heading}</summary>
      {lead && <p>{lead}</p>}
      <ul>
        {list.map(({ text, claim }) => (
          <li key={text}>
            {text} <Source claim={claim} />
          </li>
        ))}
      </ul>
    </details>
  );
}
