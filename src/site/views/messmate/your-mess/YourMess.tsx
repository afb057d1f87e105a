import type { ReactNode } from 'react';
import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import type { ProductPageWords } from '../../../../content/schemas/product.ts';
import { Ruler } from '../../../../messmate/controls/Ruler.tsx';
import type { Readouts } from '../../../../messmate/sample-readouts.ts';
import { Folded } from '../../../../ui/Folded/Folded.tsx';
import type { Site } from '../../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../../ui/Message/RequestDemo.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { Source } from '../../../../ui/Source/Source.tsx';
import { Row, Table } from '../../../../ui/Table/Table.tsx';
import { Leftovers } from '../../../../ui/Thali/Leftovers.tsx';
import { bowlsOf, captionOf, type Given, limitsOf, messOf, shareOf, valuesOf } from './figures.ts';
import type { Live } from './live.ts';
import styles from './YourMess.module.css';

type Props = { site: Site; words: ProductPageWords; readouts: Readouts; sliders: ReactNode };

const SLIDERS = ['residents', 'left'] as const;

const givenOf = ({ mess, benefits }: ProductPageWords, { plate }: Readouts): Given => ({
  meals: plate.meals,
  grams: plate.grams,
  paise: plate.cost,
  percent: benefits.waste.percent,
  days: mess.days,
  usualGrams: mess.usualGrams,
});

/** The sliders' data in the browser. */
export function liveMess(site: Site, words: ProductPageWords, readouts: Readouts): Live {
  const { caption, result, formula, message } = words.mess;
  const { residents: blank } = site.messages.demo;
  return { given: givenOf(words, readouts), texts: { caption, result, formula, blank, message } };
}

/**
 * The aim applied to the visitor's own mess: a worked example and a table; with script, two sliders (Sliders.tsx).
 */
export function YourMess({ site, words: page, readouts, sliders }: Props) {
  const words = page.mess;
  const given = givenOf(page, readouts);
  const { residents } = readouts;
  const exampleOf = (count: number) => messOf(count, undefined, given);
  const example = exampleOf(residents);
  const limits = limitsOf(example.residents);
  const { result, formula } = words;
  const caption = captionOf(example, given, words.caption);
  const values = valuesOf(example, given);
  const { each: _, ...bowls } = bowlsOf(values.left, values.cut);
  const rows = [...new Set([100, 250, residents, 1000, 2000])].sort((a, b) => a - b).map(exampleOf);
  return (
    <Section id="mess" heading={words.heading} lead={words.lead}>
      <div className={styles.mess} data-mess>
        <div className={`stack ${styles.sliders}`}>
          {SLIDERS.map((name) => (
            <div key={name} className={styles.slider}>
              <label htmlFor={`mess-${name}`}>{words[name]}</label>{' '}
              <b className="num" aria-hidden="true" data-text={name}>
                {formatNumber(example[name])}
              </b>
              <Ruler
                intervals={10}
                longEvery={5}
                position={shareOf(example[name], limits[name])}
                labels={
                  <>
                    <span>{formatNumber(limits[name].min)}</span>{' '}
                    <span data-text={`${name}-max`}>{formatNumber(limits[name].max)}</span>
                  </>
                }
                id={`mess-${name}`}
                name={name}
                {...limits[name]}
                defaultValue={example[name]}
                disabled
              />
            </div>
          ))}
          {sliders}
        </div>
        <div className={styles.field}>
          <Leftovers {...bowls} label={caption} />
          <p aria-hidden="true" data-text="caption">
            {caption}
          </p>
        </div>
        <div className={styles.answer}>
          <p>
            <b data-text="result">{fill(result, values)}</b>
          </p>
          <div className={`screen-only ${styles.send}`}>
            <RequestDemo site={site}>{words.send}</RequestDemo>
          </div>
        </div>
        <div className={styles.basis}>
          <Folded summary={words.basis.heading}>
            <p>{words.limit}</p>
            <p className="num" data-text="formula">
              {fill(formula, values)}
            </p>
            <ul>
              {words.basis.list.map(({ text, claim }) => (
                <li key={text}>
                  {text} <Source claim={claim} />
                </li>
              ))}
            </ul>
          </Folded>
        </div>
        <Table
          className={`num ${styles.table}`}
          columns={[words.table.residents, words.table.left, words.table.most]}
        >
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.residents}
                head={formatNumber(row.residents)}
                cells={[row.left, fill(result, valuesOf(row, given))]}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  );
}
