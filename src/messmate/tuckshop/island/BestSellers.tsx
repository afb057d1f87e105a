import table from '../../../ui/Table/Table.module.css';
import { bestSellers } from '../../engine/selectors/sellers.ts';
import { rupees } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';

/** So many are shown. */
const COUNT = 5;

/** What sells best today. */
export function BestSellers() {
  const { data } = useDemo();
  const sellers = bestSellers(useView().state, COUNT);
  const { best: words } = data.words.tuckshop;
  return (
    <div>
      <CellHead level={5} title={words.title} />
      <div className={tuckshopStyles.wide}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{data.page.tuckshop.columns.item}</th>
              <th scope="col">{words.sold}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {sellers.map(({ id, name, sold, paise }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{sold}</td>
                <td>{rupees(paise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
