import { fill } from '../../../content/fill.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import { GrainField } from '../../../ui/Grain/Grain.tsx';
import states from '../../../ui/Grain/states.module.css';
import styles from './Field.module.css';
import type { HomeFigures } from './home-figures.ts';
import type { Pressing } from './press.ts';

type Props = { words: HomeWords['field']; figures: HomeFigures; demo: string | undefined };

/**
 * A grain for each resident, in four wings. All of it is one link to the live demo; where press.ts runs, a press fills
 * an outlined grain.
 */
export function Field({ words, figures: { wings, error }, demo }: Props) {
  const { wingCount, picture, pressed, dueCount } = words;
  const texts = { wingCount, picture, pressed, dueCount };
  const pressing: Pressing = { wings, error, texts, due: states.due, live: states.live };
  return (
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
        <a className={`num ${styles.press}`} href={demo} data-press={JSON.stringify(pressing)}>
          <span aria-live="polite">{words.press}</span>
        </a>
      )}
    </div>
  );
}
