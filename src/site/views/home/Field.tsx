import { fill } from '../../../content/fill.ts';
import { weekdayName } from '../../../content/language.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import { grainsOf } from '../../../messmate/engine/selectors/wings.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import arrow from '../../../ui/Arrow/Arrow.module.css';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { Grain, GrainField } from '../../../ui/Grain/Grain.tsx';
import type { GrainState } from '../../../ui/Grain/grain-path.ts';
import states from '../../../ui/Grain/states.module.css';
import styles from './Field.module.css';
import type { Pressing } from './serve-grain.ts';

type Props = {
  words: HomeWords['field'];
  readouts: Readouts;
  /** Where the live demo can be tried, if the product has a page here. */
  demo: string | undefined;
};

/**
 * A grain for each resident, in four wings: lunch in the sample hostel, at this minute. All of it is one link to the live
 * demo; where serve-grain.ts runs, a press fills an outlined grain.
 */
export function Field({ words, readouts, demo }: Props) {
  const { error } = readouts.wings;
  const total = grainsOf(readouts.wings.total);
  const wings = readouts.wings.wings.map((wing) => ({ wing: wing.wing, counts: grainsOf(wing) }));
  const { wingCount, picture, pressed, dueCount } = words;
  const texts = { wingCount, picture, pressed, dueCount };
  const pressing: Pressing = { wings, error, texts, due: states.due, live: states.live };
  const [before, after] = words.punch.split('{skip}');
  return (
    <section className={`wrap ${styles.field}`} aria-labelledby="field">
      <Legend words={words} total={total} error={error} />
      <div className={styles.wings}>
        {wings.map(({ wing, counts }) => (
          <figure key={wing}>
            <figcaption className={styles.wing}>
              <b>{fill(words.wing, { wing })}</b>
              <span className="num">
                {fill(wingCount, {
                  in: counts.served + counts.live,
                  expected: counts.served + counts.live + counts.due,
                })}
              </span>
            </figcaption>
            <GrainField columns={20} counts={counts} label={fill(picture, { wing, ...counts })} />
          </figure>
        ))}
        {demo && (
          <p className={styles.ways}>
            <a className={styles.press} href={demo} data-press={JSON.stringify(pressing)}>
              <span className="num" aria-live="polite">
                {words.press}
              </span>
            </a>
            <a className={arrow.label} href={demo}>
              {words.tryIt} <Arrow />
            </a>
          </p>
        )}
      </div>
      {/* What the count is good for, with its figure set large; and where and when it was taken. */}
      <div className={styles.count}>
        <p className={styles.punch}>
          {before}
          <span className="num">{total.skip}</span>
          {after}
        </p>
        <p className="cap">
          {fill(words.caption.text, {
            residents: readouts.residents,
            time: clock(readouts.second / 60),
            weekday: weekdayName.long(readouts.weekday),
          })}
        </p>
      </div>
    </section>
  );
}

const KEY: readonly GrainState[] = ['served', 'live', 'due', 'skip'];

type LegendProps = { words: Props['words']; total: Record<GrainState, number>; error: number };

/** What a grain is, and how many there are of each kind: right above the field. */
function Legend({ words, total, error }: LegendProps) {
  // The error beside a count is never on a line of its own.
  const [before, after] = fill(words.dueCount, { error }).split('{due}');
  return (
    <div className={styles.legend}>
      <h2 id="field">{words.caption.title}</h2>
      <dl className="num">
        {KEY.map((state) => (
          <div key={state}>
            <dt>
              <Grain state={state} />
              {words[state]}
            </dt>
            <dd>
              {state === 'due' && before}
              <span data-total={state}>{total[state]}</span>
              {state === 'due' && after}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
