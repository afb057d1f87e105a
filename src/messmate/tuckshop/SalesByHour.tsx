import { t } from '../../content/t.ts';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { buildSalesChart } from '../bar-charts.ts';
import { Chart, ChartTable } from '../controls/Chart.tsx';
import { CollapsibleBox } from '../controls/controls.tsx';
import { computeSales } from '../engine/selectors/shop.ts';
import { formatTime, hourMark, rupees } from '../format.ts';
import { useView } from '../store/context.ts';

export function SalesByHour() {
  const sales = computeSales(useView().state);
  const { hours, current, total } = sales;
  const { values, axis, busiest } = buildSalesChart(sales);
  const amount = rupees(total);
  const [sold, expected] = [t('Sold'), t('Usually to come')];
  const points = hours.map(({ hour, paise, toCome }, i) => {
    const { figure, dayPeriod } = hourMark(hour, i === 0);
    const [from, to] = [formatTime(hour * 60), formatTime((hour + 1) * 60)];
    const texts = { from, to, sold: rupees(paise) };
    const label =
      toCome > 0
        ? t('{from} to {to}: {sold} sold, usually {more} more', { ...texts, more: rupees(toCome) })
        : t('{from} to {to}: {sold} sold', texts);
    return { key: from, text: figure, isMinor: hour % 2 > 0, detail: dayPeriod, label };
  });
  return (
    <CollapsibleBox title={t('Sales by hour')} note={t('{amount} so far', { amount })}>
      <Chart
        name={t('Sales by hour')}
        label={t('Tuckshop sales by hour: {amount} so far, busiest hour (sold and expected): {hour}', {
          amount,
          hour: formatTime(busiest * 60),
        })}
        points={points}
        values={values}
        axis={axis}
        formatTick={rupees}
        initialIndex={Math.max(0, current)}
      />
      <Legend labels={{ actual: sold, current: t('Now'), expected }} charts={[values]} />
      <ChartTable
        name={t('Sales by hour')}
        columns={[t('Hour'), sold, expected]}
        rows={() =>
          hours.map(({ hour, paise, toCome }) => [
            formatTime(hour * 60),
            rupees(paise),
            toCome > 0 ? rupees(toCome) : '',
          ])
        }
      />
    </CollapsibleBox>
  );
}
