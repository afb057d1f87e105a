import { fill } from '../../../../content/fill.ts';
import { clock } from '../../../../messmate/format.ts';
import { Bars } from '../../../../ui/Bars/Bars.tsx';
import styles from './Artefact.module.css';
import { Card, type Shown } from './Card.tsx';
import own from './Trial.module.css';

/** The card that a prototype begins with: the guess that would end it, what was counted, and what a yes is. */
export function Trial({ words: { trial: words }, figures: { trial } }: Shown) {
  const { meal, peak } = trial;
  const when = { plates: peak.plates, from: clock(peak.from), to: clock(peak.from + 5) };
  return (
    <Card title={words.title} caption={words.caption}>
      <div className={own.bars}>
        <Bars
          done={meal.bins.map(({ plates }) => plates)}
          toCome={meal.bins.map(({ toCome }) => toCome)}
          max={peak.plates}
          label={fill(words.picture, { meal: meal.name, ...when })}
        />
      </div>
      <dl className={`num ${styles.facts}`}>
        <div>
          <dt>{words.guess}</dt>
          <dd>{fill(words.guessOf, { meal: meal.name })}</dd>
        </div>
        <div>
          <dt>{words.measure}</dt>
          <dd>{fill(words.measureOf, when)}</dd>
        </div>
        <div>
          <dt>{words.yes}</dt>
          <dd>{fill(words.yesIf, { seconds: peak.seconds })}</dd>
        </div>
      </dl>
    </Card>
  );
}
