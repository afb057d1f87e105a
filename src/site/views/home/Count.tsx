import { fill } from '../../../content/fill.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import styles from './Count.module.css';
import type { HomeFigures } from './home-figures.ts';

type Props = { words: HomeWords['field']; figures: HomeFigures };

/** What the count is good for, with its figure set large; and where and when it was taken. */
export function Count({ words, figures: { moment, total } }: Props) {
  const [before, after] = words.punch.split('{skip}');
  return (
    <div className={styles.count}>
      <p className={styles.punch}>
        {before}
        <span className="num">{total.skip}</span>
        {after}
      </p>
      <p className="cap">{fill(words.caption.text, moment)}</p>
    </div>
  );
}
