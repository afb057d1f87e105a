import { memo, useRef, useState } from 'react';
import { fill } from '../../content/fill.ts';
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
import { type DemoData, say, useDemo } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { csvOf, save } from './csv.ts';
import { shortDay } from './days.ts';

/** A line of the report; money in paise. Sums are set off. */
type Line = { head: string; paise: number; perPlate: number | null; isSum: boolean };
type Group = { account: string; title: string; from: string; to: string; rows: Line[] };

const MONTHS: readonly ReportMonth[] = ['this', 'last'];

type ShopBooks = ReturnType<typeof shopBooks>;

type Props = { hostel: Hostel; booked: readonly BookedDay[]; shop: ShopBooks };

/**
 * The financial report of a month: what the mess cost by head and what the tuckshop took, on the page and as a file.
 */
export const Report = memo(function Report({ hostel, booked, shop }: Props) {
  const { data } = useDemo();
  const words = data.words.analytics.report;
  const { head, amount, perPlate } = data.page.analytics;
  const [which, setWhich] = useState<ReportMonth>('this');
  const reports: Record<ReportMonth, MonthReport> = {
    this: monthReport(hostel, booked, 'this'),
    last: monthReport(hostel, booked, 'last'),
  };
  const report = reports[which];
  const part = useRef<HTMLDivElement>(null);
  const groups = groupsOf(data, report, which === 'this' ? shop : null);
  const download = async () => {
    const file = `messmate-sample-${report.from.slice(0, 7)}.csv`;
    try {
      const lines = groups.flatMap((group) =>
        group.rows.map((row) => [
          group.from,
          group.to,
          group.account,
          row.head,
          row.paise / 100,
          row.perPlate === null ? null : row.perPlate / 100,
          words.note,
        ]),
      );
      const { from, to, account, note } = words.columns;
      const columns = [from, to, account, head, words.columns.amount, words.columns.perPlate, note];
      save(file, await csvOf(columns, lines));
      say(fill(words.saved, { file }));
    } catch {
      say(words.failed);
    }
  };
  return (
    <FoldedCell title={words.title}>
      <div ref={part} className={instrument.holds}>
        <div className={styles.choices}>
          <SegmentedControl
            label={words.month}
            options={MONTHS}
            words={{ this: monthOf(reports.this.from), last: monthOf(reports.last.from) }}
            value={which}
            onChoose={(month) => {
              holdHeight(part.current);
              setWhich(month);
            }}
          />
          <Button onClick={download}>{words.download}</Button>
        </div>
        <div className={styles.place}>
          <Table label={words.title} className={styles.report} columns={[head, amount, perPlate]}>
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
          {words.note} {words.alone}
        </p>
      </div>
    </FoldedCell>
  );
});

function groupsOf(
  data: DemoData,
  { heads, total, from, to, plates }: MonthReport,
  shop: ShopBooks | null,
): Group[] {
  const { report: words } = data.words.analytics;
  const mess: Group = {
    account: words.mess,
    title: fill(words.group, {
      account: words.mess,
      from: shortDay(from),
      to: shortDay(to),
      plates: count(plates),
    }),
    from,
    to,
    rows: [
      ...heads.map(({ name, paise, perPlate }) => ({ head: name, paise, perPlate, isSum: false })),
      { head: data.page.analytics.total, ...total, isSum: true },
    ],
  };
  if (!shop) return [mess];
  const row = (head: string, paise: number, isSum = false): Line => ({ head, paise, perPlate: null, isSum });
  return [
    mess,
    {
      account: words.shop,
      title: fill(words.day, { account: words.shop, day: shortDay(shop.date) }),
      from: shop.date,
      to: shop.date,
      rows: [
        row(words.sales, shop.sales),
        row(words.held, shop.held),
        row(words.takings, shop.takings, true),
        row(words.goods, shop.goods),
        row(words.margin, shop.margin, true),
      ],
    },
  ];
}
