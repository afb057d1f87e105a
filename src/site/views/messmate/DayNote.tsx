import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import { MAX_STRIP_GRAINS } from '../../../messmate/hero/Day.tsx';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../../../ui/Thali/counts.ts';
import styles from './DayNote.module.css';

type Props = {
  words: ProductPageWords;
  readouts: Readouts;
  brochure: { path: string; linkText: string } | undefined;
};

/** A note on the sample day, and links to the forecast, the price and the brochure. */
export function DayNote({ words: { hero, questions }, readouts: { residents }, brochure }: Props) {
  const each = studentsPerGrain(residents, MAX_STRIP_GRAINS);
  const hasQuestion = (anchor: string) => questions.list.some(({ id }) => id === anchor);
  return (
    <div className={styles.note}>
      <div className="wrap cluster">
        <p className="caption num">
          {fill(hero.day, { residents })}{' '}
          {each > 1 && t('On a small plate one grain is {each} students.', { each })}
        </p>
        <p className="screen-only cluster">
          {hasQuestion('forecast') && <a href="#forecast">{hero.how}</a>}{' '}
          {hasQuestion('price') && <a href="#price">{hero.cost}</a>}{' '}
          {brochure && (
            <a href={brochure.path} type="application/pdf">
              {brochure.linkText}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
