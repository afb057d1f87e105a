import type { CSSProperties } from 'react';
import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { clock, machineTime } from '../../../messmate/format.ts';
import { clockWords, type Readouts } from '../../../messmate/sample-readouts.ts';
import { Grain, GrainField } from '../../../ui/Grain/Grain.tsx';
import { CELL, grainsPath } from '../../../ui/Grain/grain-path.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Benefits.module.css';
import { Dishes, type MarkWords } from './Meal.tsx';

type Props = { words: ProductPageWords['benefits']; readouts: Readouts; marks: MarkWords };

/** Of the hundred grains. */
const COLUMNS = 25;

/** The three benefit cards: the claim, the clock of a meal, the evening's slip. */
export function Benefits({ words, readouts, marks }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="benefits">
      <h2 id="benefits" className="visually-hidden">
        {words.heading}
      </h2>
      <div className={`ruled ${styles.cards}`}>
        <Waste words={words.waste} />
        <Operations words={words.operations} readouts={readouts} />
        <Experience words={words.experience} readouts={readouts} marks={marks} />
      </div>
      <p className={`cap ${styles.note}`}>{words.note}</p>
    </section>
  );
}

/** A hundred plates of waste, a grain each: those that need not be thrown away are outlined. */
function Waste({ words }: { words: Props['words']['waste'] }) {
  const left = 100 - words.percent;
  return (
    <article className={styles.waste}>
      <h3>{words.title}</h3>
      <figure>
        <figcaption>
          <p className={styles.claim}>
            <small>{words.upTo}</small> {words.percent}
            <sup>%</sup>
          </p>
          <p className={styles.key}>
            <b>{words.grains.title}</b>
            <span>
              <Grain state="served" /> {fill(words.grains.left, { plates: left })}
            </span>
            <span>
              <Grain state="due" /> {fill(words.grains.cut, { plates: words.percent })}
            </span>
          </p>
        </figcaption>
        <div className={styles.plates}>
          <GrainField
            columns={COLUMNS}
            counts={{ served: left, live: 0, due: words.percent, skip: 0 }}
            label={words.drawing}
          />
          {/* The outlined ones filled: they empty one by one as the drawing comes into view. */}
          <svg viewBox={`0 0 ${COLUMNS * CELL} ${(100 / COLUMNS) * CELL}`} aria-hidden="true">
            {Array.from({ length: words.percent }, (_, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: none ever moves
                key={i}
                style={{ '--i': i } as CSSProperties}
                d={grainsPath('served', left + i, 1, COLUMNS)}
              />
            ))}
          </svg>
        </div>
      </figure>
      <p>
        {words.text} <strong>{words.basis}</strong> <Source claim={words.claim} />
      </p>
    </article>
  );
}

function Operations({ words, readouts }: { words: Props['words']['operations']; readouts: Readouts }) {
  const { meal, clock: day } = readouts;
  const said = clockWords(words.clock, meal);
  return (
    <article>
      <h3>{words.title}</h3>
      <ol className={`num ${styles.clock}`}>
        {day.steps.map(({ id, minute }) => (
          <li key={id} className={id === 'now' ? styles.now : undefined}>
            <time dateTime={machineTime(minute)}>{clock(minute)}</time> <span>{said[id]}</span>
          </li>
        ))}
      </ol>
      <p>{words.text}</p>
    </article>
  );
}

function Experience({
  words,
  readouts,
  marks,
}: Omit<Props, 'words'> & { words: Props['words']['experience'] }) {
  const { dinner, dinnerSlot } = readouts;
  return (
    <article>
      <h3>{words.title}</h3>
      <div className={styles.slip}>
        <p className={styles.pair}>
          <b>{fill(words.slip, { meal: dinner.name })}</b>
          <span className="num">{clock(dinner.opens)}</span>
        </p>
        <ul>
          <Dishes line={dinner.line} marks={marks} />
        </ul>
        <p className={styles.pair}>
          {words.slot}{' '}
          <b className="num">{fill(words.slotAt, { slot: dinnerSlot.slot, time: clock(dinnerSlot.at) })}</b>
        </p>
      </div>
      <p>{words.text}</p>
    </article>
  );
}
