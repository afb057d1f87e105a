import { memo, useRef, useState } from 'react';
import { slugOf } from '../../content/markdown/slug.ts';
import { t } from '../../content/t.ts';
import { Row, Table } from '../../ui/Table/Table.tsx';
import { Button, FoldedCell, holdHeight, SegmentedControl } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import type { Hostel } from '../engine/hostel.ts';
import {
  type BookedDay,
  type MonthReport,
  monthReport,
  type ReportMonth,
  type shopBooks,
} from '../engine/selectors/books.ts';
import { count, monthOf, rupeesExact } from '../format.ts';
import { notify } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { csvOf, save } from './csv.ts';
import { shortDay } from './days.ts';

/** Money in paise; sums are set off. */
type Line = { head: string; paise: number; perPlate: number | null; isSum: boolean };
type Group = { account: string; title: string; from: string; to: string; rows: Line[] };

type ShopBooks = ReturnType<typeof shopBooks>;

type Props = { product: string; hostel: Hostel; booked: readonly BookedDay[]; shop: ShopBooks };

/** What the mess cost and the tuckshop took in a month, on the page and as a file. */
export const Report = memo(function Report({ product, hostel, booked, shop }: Props) {
  const [which, setWhich] = useState<ReportMonth>('this');
  const reports: Record<ReportMonth, MonthReport> = {
    this: monthReport(hostel, booked, 'this'),
    last: monthReport(hostel, booked, 'last'),
  };
  const report = reports[which];
  const part = useRef<HTMLDivElement>(null);
  const groups = groupsOf(report, which === 'this' ? shop : null);
  const download = () => {
    const file = `${slugOf(product) || 'product'}-sample-${report.from.slice(0, 7)}.csv`;
    const lines = groups.flatMap((group) =>
      group.rows.map((row) => [
        group.from,
        group.to,
        group.account,
        row.head,
        row.paise / 100,
        row.perPlate === null ? null : row.perPlate / 100,
        t('Sample figures of an invented hostel.'),
      ]),
    );
    const columns = [
      t('From'),
      t('To'),
      t('Account'),
      t('Head'),
      t('Amount (₹)'),
      t('A plate (₹)'),
      t('Note'),
    ];
    save(file, csvOf(columns, lines));
    notify(t('Report saved: {file}', { file }));
  };
  return (
    <FoldedCell title={t('Monthly financial report')}>
      <div ref={part} className={instrument.holds}>
        <div className={styles.choices}>
          <SegmentedControl
            label={t('Month')}
            words={{ this: monthOf(reports.this.from), last: monthOf(reports.last.from) }}
            value={which}
            onChoose={(month) => {
              holdHeight(part.current);
              setWhich(month);
            }}
          />
          <Button onClick={download}>{t('Download as CSV')}</Button>
        </div>
        <div className={styles.place}>
          <Table
            label={t('Monthly financial report')}
            className={styles.report}
            columns={[t('Head'), t('Amount'), t('A plate')]}
          >
            {groups.map((group) => (
              <tbody key={group.account}>
                <tr>
                  <th scope="rowgroup" colSpan={3}>
                    {group.title}
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <Row
                    key={row.head}
                    className={row.isSum ? styles.sum : undefined}
                    head={row.head}
                    cells={[rupeesExact(row.paise), row.perPlate === null ? '' : rupeesExact(row.perPlate)]}
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
    </FoldedCell>
  );
});

function groupsOf({ heads, total, from, to, plates }: MonthReport, shop: ShopBooks | null): Group[] {
  const mess: Group = {
    account: t('Mess'),
    title: t('{account}, {from} to {to}, {plates} plates', {
      account: t('Mess'),
      from: shortDay(from),
      to: shortDay(to),
      plates: count(plates),
    }),
    from,
    to,
    rows: [
      ...heads.map(({ name, paise, perPlate }) => ({ head: name, paise, perPlate, isSum: false })),
      { head: t('Total'), ...total, isSum: true },
    ],
  };
  if (!shop) return [mess];
  const row = (head: string, paise: number, isSum = false): Line => ({ head, paise, perPlate: null, isSum });
  return [
    mess,
    {
      account: t('Tuckshop'),
      title: t('{account}, {day}', { account: t('Tuckshop'), day: shortDay(shop.date) }),
      from: shop.date,
      to: shop.date,
      rows: [
        row(t('Sold and handed over'), shop.sales),
        row(t('Sold, not yet handed over'), shop.held),
        row(t('Takings'), shop.takings, true),
        row(t('Cost of goods sold'), shop.goods),
        row(t('Gross profit'), shop.margin, true),
      ],
    },
  ];
}
