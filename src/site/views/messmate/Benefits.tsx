import type { ReactNode } from 'react';
import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import { plateOf } from '../../../messmate/engine/selectors/plate.ts';
import { clock, machineTime } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import { EMPTY_PLATE, MOST_SMALL, studentsPerGrain } from '../../../ui/Thali/grains.ts';
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

/** A grain that stands for several is drawn larger; so are the pot's, each one of a hundred plates. */
const LARGE = 3;

type BenefitProps = { words: { title: string; text: string }; object: ReactNode; children?: ReactNode };

const Benefit = ({ words: { title, text }, object, children }: BenefitProps) => (
  <article>
    <div className={styles.object}>{object}</div>
    <h3>{title}</h3>
    <p>
      {text} {children}
    </p>
  </article>
);

/** The aim with its basis, and a pot of a hundred wasted plates: what need not be cooked lies beside it. */
function Waste({ words }: { words: ProductPageWords['benefits']['waste'] }) {
  const { percent } = words;
  return (
    <div className={styles.waste}>
      <p className={styles.claim}>
        {words.upTo}{' '}
        <b>
          {percent}
          <small>%</small>
        </b>
      </p>
      <p className={styles.basis}>
        {words.basis} <Source claim={words.claim} />
      </p>
      <div className={styles.pot}>
        <Thali
          counts={{ ...EMPTY_PLATE, expected: LARGE * (100 - percent), notComing: LARGE * percent }}
          each={LARGE}
          label={words.drawing}
        />
      </div>
    </div>
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
            <b>
              {closed
                ? t('not served')
                : phase === 'due'
                  ? t('{plates} ± {error}', { plates: forecast, error })
                  : plates}
            </b>
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
    <div className={styles.phone}>
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
