import type { ReactNode } from 'react';
import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import type { ProductPageWords } from '../../../../content/schemas/product.ts';
import { Ruler } from '../../../../messmate/controls/Ruler.tsx';
import type { Readouts } from '../../../../messmate/sample-readouts.ts';
import { Collapsible } from '../../../../ui/Collapsible/Collapsible.tsx';
import type { Site } from '../../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../../ui/Message/RequestDemo.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { Source } from '../../../../ui/Source/Source.tsx';
import { Row, Table } from '../../../../ui/Table/Table.tsx';
import { Leftovers } from '../../../../ui/Thali/Leftovers.tsx';
import {
  type Basis,
  computePlaceholders,
  describeBowls,
  layOutBowls,
  sliderLimits,
  sliderPosition,
  toValidMess,
} from './figures.ts';
import type { SliderData } from './live.ts';
import styles from './YourMess.module.css';

type Props = { site: Site; words: ProductPageWords; readouts: Readouts; sliderScript: ReactNode };

const SLIDERS = ['residents', 'left'] as const;

const selectBasis = ({ mess, benefits }: ProductPageWords, { meanPlate }: Readouts): Basis => ({
  meals: meanPlate.meals,
  grams: meanPlate.grams,
  paise: meanPlate.cost,
  percent: benefits.waste.percent,
  days: mess.days,
  usualGrams: mess.usualGrams,
});

/** Selects the data that the sliders' script needs. */
export function selectSliderData(site: Site, words: ProductPageWords, readouts: Readouts): SliderData {
  const { caption, result, formula, message } = words.mess;
  const { residents } = site.messages.demo;
  return { basis: selectBasis(words, readouts), texts: { caption, result, formula, residents, message } };
}

/** Shows what leaving `percent` per cent less would save in the visitor's mess: an example, with two sliders or, without script, a table. */
export function YourMess({ site, words: page, readouts, sliderScript }: Props) {
  const words = page.mess;
  const basis = selectBasis(page, readouts);
  const { residents } = readouts;
  const messWithUsualLeftovers = (count: number) => toValidMess(count, undefined, basis);
  const example = messWithUsualLeftovers(residents);
  const limits = sliderLimits(example.residents);
  const caption = describeBowls(example, basis, words.caption);
  const values = computePlaceholders(example, basis);
  const { platesPerBowl: _, wasted, saved, ...grid } = layOutBowls(values.left, values.cut);
  const rows = [...new Set([100, 250, example.residents, 1000, 2000])]
    .sort((a, b) => a - b)
    .map(messWithUsualLeftovers);
  return (
    <Section id="mess" heading={words.heading} lead={words.lead}>
      <div className={`split ${styles.mess}`} data-mess>
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
                position={sliderPosition(example[name], limits[name])}
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
          {sliderScript}
        </div>
        <div className={styles.drawing}>
          <Leftovers leftovers={wasted} saved={saved} {...grid} label={caption} />
          <p aria-hidden="true" data-text="caption">
            {caption}
          </p>
        </div>
        <div className={styles.result}>
          <p>
            <b data-text="result">{fill(words.result, values)}</b>
          </p>
          <div className={`screen-only ${styles.request}`}>
            <RequestDemo site={site}>{words.send}</RequestDemo>
          </div>
        </div>
        <div className={styles.basis}>
          <Collapsible summary={words.basis.heading}>
            <p>{words.limit}</p>
            <p className="num" data-text="formula">
              {fill(words.formula, values)}
            </p>
            <ul>
              {words.basis.list.map(({ text, claim }) => (
                <li key={text}>
                  {text} <Source claim={claim} />
                </li>
              ))}
            </ul>
          </Collapsible>
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
                cells={[row.left, fill(words.result, computePlaceholders(row, basis))]}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  );
}
