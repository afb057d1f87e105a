import { fill } from '../../../content/fill.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import { Grain } from '../../../ui/Grain/Grain.tsx';
import type { GrainState } from '../../../ui/Grain/grain-path.ts';
import styles from './Count.module.css';
import type { HomeFigures } from './home-figures.ts';

const KEY: readonly GrainState[] = ['served', 'live', 'due', 'skip'];

type Props = { words: HomeWords['field']; figures: HomeFigures };

/** What the grains are, and how many there are of each kind: the key of the field, with its counts. */
export function Count({ words, figures: { moment, total, error } }: Props) {
  // What stands around the figure, its error above all, is set smaller.
  const [before, after] = fill(words.dueCount, { error }).split('{due}');
  return (
    <div>
      <p className={`cap ${styles.caption}`}>
        <b>{words.caption.title}</b> {fill(words.caption.text, moment)}
      </p>
      <dl className={styles.key}>
        {KEY.map((state) => (
          <div key={state}>
            <dt>
              <Grain state={state} />
              {words[state]}
            </dt>
            <dd className={`num ${state === 'live' ? styles.now : ''}`}>
              {state === 'due' && before && <small>{before}</small>}
              <span data-total={state}>{total[state]}</span>
              {state === 'due' && after && <small>{after}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.punch}>{fill(words.punch, { skip: total.skip })}</p>
    </div>
  );
}
