import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import { t } from '../../../../content/t.ts';
import { busiest } from '../../../../messmate/engine/selectors/checkins.ts';
import { type MealReadout, meals } from '../../../../messmate/engine/selectors/meals.ts';
import { clock } from '../../../../messmate/format.ts';
import { axisOf, Bars, heightOf, Scaled } from '../../../../ui/Bars/Bars.tsx';
import { type ArtefactProps, Card } from './Card.tsx';
import styles from './Trial.module.css';

/** The card that starts a prototype: the guess that would end it, what was counted, and what counts as a yes. */
export function Trial({ words: { trial: words }, state }: ArtefactProps) {
  const meal = meals(state).find(({ id }) => id === 'lunch') as MealReadout;
  const peak = busiest(meal);
  const { bins } = meal;
  const when = { plates: peak.plates, from: clock(peak.from), to: clock(peak.from + 5) };
  const facts = [
    [words.guess, fill(words.guessOf, { meal: meal.name })],
    [t('The busiest five minutes'), t('{plates} plates, from {from} to {to}', when)],
    [words.yes, fill(words.yesIf, { seconds: peak.seconds })],
  ] as const;
  // Only the bar that the words name is filled.
  const isPeak = ({ from }: (typeof bins)[number]) => from === peak.from;
  const plates = (bin: (typeof bins)[number], isDrawn: boolean) => (isDrawn ? bin.plates + bin.toCome : 0);
  const axis = axisOf([peak.plates]);
  const at = ((bins.findIndex(isPeak) + 0.5) / bins.length) * 100;
  return (
    <Card title={words.title} caption={words.caption}>
      <p className="caption">{t('Plates every five minutes')}</p>
      <div className={styles.chart}>
        <Scaled axis={axis} text={String}>
          <div className={styles.plot}>
            <Bars
              done={bins.map((bin) => plates(bin, isPeak(bin)))}
              toCome={bins.map((bin) => plates(bin, !isPeak(bin)))}
              max={axis.most}
              label={t('{meal}, plates every five minutes: most are {plates}, from {from} to {to}', {
                meal: meal.name,
                ...when,
              })}
            />
            <span
              className={styles.peak}
              style={{ '--at': at, '--high': heightOf(axis, peak.plates) } as CSSProperties}
              aria-hidden="true"
            >
              {peak.plates}
            </span>
          </div>
          <div className={styles.hours} aria-hidden="true">
            <span>{clock(meal.opens)}</span> <span>{clock(meal.closes)}</span>
          </div>
        </Scaled>
      </div>
      <dl className={`num ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
