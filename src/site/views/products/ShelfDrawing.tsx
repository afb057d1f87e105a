import { numberText } from '../../../content/language/locale.ts';
import { t } from '../../../content/t.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import styles from './ShelfDrawing.module.css';

/** As many as fit beside the plate and the chart; a phone shows fewer. */
const ROWS = 9;

/** The tuckshop's shelf, small: what is left of each item. */
export function ShelfDrawing({ title, shelf }: { title: string } & Pick<Readouts, 'shelf'>) {
  return (
    <figure>
      <figcaption className={`caption ${styles.row}`}>
        <span>{title}</span> <span>{t('Left')}</span>
      </figcaption>
      <ul className="num">
        {shelf.slice(0, ROWS).map(({ id, name, mark, stock, low }) => (
          <li key={id} className={styles.row}>
            <span>
              {mark !== 'none' && <Mark kind={mark} />}
              {name}
            </span>{' '}
            <span>
              {low && <small>{t('Low')}</small>} {numberText(stock)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
