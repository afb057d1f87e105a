import { memo, useRef, useState } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import { slugOf } from '../../content/markdown/slug.ts';
import { t } from '../../content/t.ts';
import { Row, Table } from '../../ui/Table/Table.tsx';
import boxes from '../controls/Boxes.module.css';
import { Button, CollapsibleBox, holdHeight, SegmentedControl } from '../controls/controls.tsx';
import type { Hostel } from '../engine/hostel.ts';
import type { computeShopBooks, DayCosts, MonthReport } from '../engine/selectors/books.ts';
import { computeMonthReport } from '../engine/selectors/books.ts';
import { monthName, rupeesExact } from '../format.ts';
import { notify } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { saveFile, toCsv } from './csv.ts';
import { shortDay } from './days.ts';

/** Amounts are in paise; `isSum` marks a total or the gross profit. */
type ReportRow = { head: string; paise: number; perPlate?: number; isSum?: boolean };
/** An account from one ISO date to another; `title` has its name and dates. */
type Account = { name: string; title: string; from: string; to: string; rows: ReportRow[] };

type ShopBooks = ReturnType<typeof computeShopBooks>;
type Props = { product: string; hostel: Hostel; ledger: readonly DayCosts[]; shop: ShopBooks };

/** A month's costs of the mess and, for this month, today's takings of the tuckshop, on the page and as a CSV file. */
export const Report = memo(function Report({ product, hostel, ledger, shop }: Props) {
  const reportOf = (option: 'this' | 'last') => computeMonthReport(hostel, ledger, option);
  const [month, setMonth] = useState<'this' | 'last'>(() => (reportOf('this').days > 0 ? 'this' : 'last'));
  const report = reportOf(month);
  const contentRef = useRef<HTMLDivElement>(null);
  const accounts = buildAccounts(report, month === 'this' ? shop : null);
  const download = () => {
    const file = `${slugOf(product) || 'product'}-sample-${report.from.slice(0, 7)}.csv`;
    const note = t('Sample figures of an invented hostel.');
    const csvRows = accounts.flatMap(({ from, to, name, rows }) =>
      rows.map(({ head, paise, perPlate }) => {
        const amounts = [paise / 100, perPlate === undefined ? null : perPlate / 100];
        return [from, to, name, head, ...amounts, note];
      }),
    );
    const amountColumns = [t('Amount (₹)'), t('A plate (₹)')];
    const columns = [t('From'), t('To'), t('Account'), t('Head'), ...amountColumns, t('Note')];
    saveFile(file, toCsv(columns, csvRows));
    notify(t('Report saved: {file}', { file }));
  };
  return (
    <CollapsibleBox title={t('Monthly financial report')}>
      <div ref={contentRef} className={boxes.keepsHeight}>
        <div className={styles.reportControls}>
          <SegmentedControl
            label={t('Month')}
            labels={{ this: monthName(reportOf('this').from), last: monthName(reportOf('last').from) }}
            value={month}
            onChange={(option) => {
              holdHeight(contentRef.current);
              setMonth(option);
            }}
          />
          <Button onClick={download}>{t('Download as CSV')}</Button>
        </div>
        <div>
          <Table
            label={t('Monthly financial report')}
            className={styles.report}
            columns={[t('Head'), t('Amount'), t('A plate')]}
          >
            {accounts.map((account) => (
              <tbody key={account.name}>
                <tr>
                  <th scope="rowgroup" colSpan={3}>
                    {account.title}
                  </th>
                </tr>
                {account.rows.map(({ head, paise, perPlate, isSum }) => (
                  <Row
                    key={head}
                    className={isSum ? styles.sum : undefined}
                    head={head}
                    cells={[rupeesExact(paise), perPlate === undefined ? '' : rupeesExact(perPlate)]}
                  />
                ))}
              </tbody>
            ))}
          </Table>
        </div>
        <p className="caption">
          {t('Sample figures of an invented hostel.')} {t('Tuckshop: today only.')}
        </p>
      </div>
    </CollapsibleBox>
  );
});

function buildAccounts({ costs, total, from, to, plates }: MonthReport, shop: ShopBooks | null): Account[] {
  const mess: Account = {
    name: t('Mess'),
    title: t('{account}, {from} to {to}, {plates} plates', {
      account: t('Mess'),
      from: shortDay(from),
      to: shortDay(to),
      plates: formatNumber(plates),
    }),
    from,
    to,
    rows: [
      ...costs.map(({ name, paise, perPlate }) => ({ head: name, paise, perPlate })),
      { head: t('Total'), ...total, isSum: true },
    ],
  };
  if (!shop) return [mess];
  const tuckshop: Account = {
    name: t('Tuckshop'),
    title: t('{account}, {day}', { account: t('Tuckshop'), day: shortDay(shop.date) }),
    from: shop.date,
    to: shop.date,
    rows: [
      { head: t('Sold and handed over'), paise: shop.collected },
      { head: t('Sold, not yet handed over'), paise: shop.prepaid },
      { head: t('Takings'), paise: shop.takings, isSum: true },
      { head: t('Cost of goods sold'), paise: shop.goodsCost },
      { head: t('Gross profit'), paise: shop.margin, isSum: true },
    ],
  };
  return [mess, tuckshop];
}
