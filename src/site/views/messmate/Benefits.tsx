import type { ReactNode } from 'react';
import { fill } from '../../../content/fill.ts';
import { numberText } from '../../../content/locale.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import { plateOf } from '../../../messmate/engine/selectors/plate.ts';
import { clock, machineTime } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import phone from '../../../ui/Phone/Phone.module.css';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import { MOST_SMALL, studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { circle } from '../../../ui/Thali/plate.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './Benefits.module.css';

type Props = { words: ProductPageWords; readouts: Readouts };

/** The three benefits, each with one large object: a pot, the day sheet, a phone. */
export function Benefits({ words, readouts }: Props) {
  const { heading, waste, operations, experience } = words.benefits;
  return (
    <Section id="benefits" heading={heading}>
      <div className={`columns ${styles.cards}`}>
        <Benefit words={waste} object={<Waste words={waste} />}>
          <a href="#mess">{waste.more}</a>
        </Benefit>
        <Benefit words={operations} object={<DaySheet words={operations} readouts={readouts} />} />
        <Benefit words={experience} object={<Phone words={experience} readouts={readouts} />} />
      </div>
    </Section>
  );
}

type BenefitProps = { words: { title: string; text: string }; object: ReactNode; children?: ReactNode };

const Benefit = ({ words: { title, text }, object, children }: BenefitProps) => (
  <article>
    <div className={styles.object}>{object}</div>
    <div className="stack">
      <h3>{title}</h3>
      <p>
        {text} {children}
      </p>
    </div>
  </article>
);

/** The aim with its basis, and two pots: what is left over today, and what would be once the aim is reached. */
function Waste({ words }: { words: ProductPageWords['benefits']['waste'] }) {
  const { percent } = words;
  return (
    <div className={styles.waste}>
      <p className={styles.claim}>
        {words.upTo}{' '}
        <b>
          {numberText(percent)}
          <small>%</small>
        </b>
      </p>
      <p className={styles.basis}>
        {words.basis} <Source claim={words.claim} />
      </p>
      <svg className={styles.pots} viewBox="0 0 330 150" role="img" aria-label={words.drawing}>
        <Pot x={80} full={1} />
        <Pot x={250} full={1 - percent / 100} />
      </svg>
    </div>
  );
}

/** The radius of a pot's inside. */
const INSIDE = 58;
/** The ladle's way through what is left, for a circle of radius 1. */
const STIRRED = 'M-.55-.1C-.5-.6 .3-.65 .5-.2 .6 .3 .1 .5-.15 .3';

/** A pot with two handles from above. @param full how much of its inside is covered, from 0 to 1 */
function Pot({ x, full }: { x: number; full: number }) {
  const size = (INSIDE * Math.sqrt(full)).toFixed(1);
  return (
    <g transform={`translate(${x} 75)`}>
      <path className={styles.rim} d="M-78-16h14v32h-14zM64-16h14v32H64z" />
      <path className={styles.rim} d={circle(0, 0, 68)} />
      <path className={styles.inside} d={circle(0, 0, INSIDE)} />
      <g transform={`scale(${size})`}>
        <path className={styles.left} d={circle(0, 0, 1)} />
        <path d={STIRRED} />
      </g>
    </g>
  );
}

/** The day's meals, each with its plates or forecast. */
function DaySheet({
  words: { sheet, now },
  readouts: { meals },
}: {
  words: ProductPageWords['benefits']['operations'];
  readouts: Readouts;
}) {
  return (
    <div className={styles.sheet}>
      <b>{sheet}</b>
      <ul className="num">
        {meals.map(({ id, name, phase, plates, forecast, error, closed }) => (
          <li key={id} className={styles[phase]}>
            {phase === 'live' ? fill(now, { meal: name }) : name}{' '}
            {closed ? (
              t('not served')
            ) : (
              <b>
                {phase === 'due' ? t('{plates} ± {error}', { plates: forecast, error }) : numberText(plates)}
              </b>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a student sees beforehand: the evening's menu and a time to come. */
function Phone({
  words,
  readouts: { dinner, dinnerSlot, state, residents },
}: {
  words: ProductPageWords['benefits']['experience'];
  readouts: Readouts;
}) {
  return (
    <div className={`${phone.phone} ${styles.phone}`}>
      <p>{fill(words.tonight, { meal: dinner.name })}</p>
      <time className="num" dateTime={machineTime(dinnerSlot)}>
        {clock(dinnerSlot)}
      </time>
      <p>{words.slot}</p>
      <Thali
        counts={plateOf(state, dinner.id)}
        food={dinner.food}
        each={studentsPerGrain(residents, MOST_SMALL)}
        isSmall
      />
    </div>
  );
}
