import { fill } from '../../../content/fill.ts';
import { shelf } from '../../engine/selectors/shop.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import styles from './Tuckshop.island.module.css';

/** The one item that is lowest, and how many more are to be ordered again. */
export function Alarm() {
  const { inventory: words } = useDemo().data.words.tuckshop;
  const low = shelf(useView().state).filter((item) => item.low);
  const [first] = low;
  return (
    <div>
      <CellHead level={5} title={words.alarm}>
        <span className="num">{fill(words.toReorder, { count: low.length })}</span>
      </CellHead>
      <p className={first ? styles.problem : styles.hint}>
        {first
          ? fill(words.low, { item: first.name, count: first.stock, level: first.reorder })
          : words.enough}
      </p>
    </div>
  );
}
