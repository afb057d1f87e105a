import { fill } from '../../../content/fill.ts';
import table from '../../../ui/Table/Table.module.css';
import type { Account } from '../../engine/ledger.ts';
import { ledger } from '../../engine/selectors/ledger.ts';
import { clockSeconds, rupees } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import styles from './Shop.island.module.css';
import tuckshopStyles from './Tuckshop.island.module.css';

/** So many entries are shown. */
const COUNT = 8;

/** The shop's books in double entry: the latest entries, and that debits and credits come to the same. */
export function Ledger() {
  const { data } = useDemo();
  const { state } = useView();
  const { ledger: words } = data.words.tuckshop;
  const { latest, balances, debits, credits } = ledger(state, COUNT);
  const { residents, placeOf } = state.hostel;
  const nameOf = (account: Account) =>
    typeof account === 'string'
      ? words.accounts[account]
      : fill(words.wallet, { name: residents[placeOf.get(account.wallet) ?? -1]?.name ?? '' });
  return (
    <>
      <div>
        <CellHead level={5} title={words.title}>
          <span className="num">
            {fill(words.balanced, { debits: rupees(debits), credits: rupees(credits) })}
          </span>
        </CellHead>
        <div className={tuckshopStyles.wide}>
          <table className={`${table.table} ${styles.ledger}`}>
            <thead>
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.debit}</th>
                <th scope="col">{words.credit}</th>
                <th scope="col">{words.amount}</th>
              </tr>
            </thead>
            <tbody>
              {latest.map(({ at, debit, credit, paise }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name, and two may be alike
                <tr key={i}>
                  <td>{clockSeconds(at)}</td>
                  <td>{nameOf(debit)}</td>
                  <td>{nameOf(credit)}</td>
                  <td>{rupees(paise)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <div>
        <CellHead level={5} title={words.balances} />
        <div className={tuckshopStyles.wide}>
          <table className={`${table.table} ${styles.ledger}`}>
            <thead>
              <tr>
                <th scope="col">{words.account}</th>
                <th scope="col">{words.debit}</th>
                <th scope="col">{words.credit}</th>
              </tr>
            </thead>
            <tbody>
              {balances.map(({ account, debit, credit }) => (
                <tr key={account}>
                  <th scope="row">{words.accounts[account]}</th>
                  <td>{debit > 0 && rupees(debit)}</td>
                  <td>{credit > 0 && rupees(credit)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                <td>{rupees(debits)}</td>
                <td>{rupees(credits)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </>
  );
}
