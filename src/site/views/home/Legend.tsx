import { fill } from '../../../content/fill.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import { Grain } from '../../../ui/Grain/Grain.tsx';
import type { GrainState } from '../../../ui/Grain/grain-path.ts';
import type { HomeFigures } from './home-figures.ts';
import styles from './Legend.module.css';

const KEY: readonly GrainState[] = ['served', 'live', 'due', 'skip'];

type Props = { words: HomeWords['field']; figures: HomeFigures };

/** What a grain is, and how many there are of each kind: right above the field. */
export function Legend({ words, figures: { total, error } }: Props) {
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
