import type { HomeWords } from '../../../content/schemas/pages.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { grainAt } from '../../../ui/Grain/grain-path.ts';
import states from '../../../ui/Grain/states.module.css';
import { aboutWidthOf } from '../../../ui/Headline/ems.ts';
import lines from '../../../ui/ServiceDrawing/ServiceDrawing.module.css';
import styles from './plots.module.css';

type ForecastProps = {
  lunches: Readouts['lunches']['days'];
  axes: HomeWords['research']['axes'];
  label: string;
};

/** The axes begin and end at a multiple of so many plates. */
const ROUND = 50;

/** Forecast against eaten, both axes alike and no longer than the grains need, one grain a lunch. The last one is live. */
export function ForecastPlot({ lunches, axes, label }: ForecastProps) {
  const all = lunches.flatMap(({ forecast, eaten }) => [forecast, eaten]);
  const from = Math.floor(Math.min(...all) / ROUND) * ROUND;
  const to = Math.ceil(Math.max(...all) / ROUND) * ROUND;
  const share = (plates: number) => (plates - from) / (to - from);
  const x = (plates: number) => 68 + share(plates) * 252;
  const y = (plates: number) => 132 - share(plates) * 106;
  const grains = lunches.map(({ forecast, eaten }, i) =>
    grainAt(i < lunches.length - 1 ? 'plot' : 'due', x(forecast), y(eaten), i),
  );
  return (
    <svg
      className={`num ${lines.drawing} ${styles.plot}`}
      viewBox="28 0 302 170"
      role="img"
      aria-label={label}
    >
      <path
        className={lines.fine}
        d="M131.5 26v106M194 26v106M257.5 26v106M320 26v106M68 105.5h252M68 79h252M68 52.5h252M68 26h252"
      />
      <path className={lines.line} d="M68 26v106h256" />
      <path className={`${lines.dash} ${styles.ideal}`} d="M68 132 320 26" />
      <path className={states.served} d={grains.slice(0, -1).join('')} />
      <path className={states.live} d={grains.at(-1)} />
      <g className={styles.scale}>
        <text x={28} y={14}>
          {axes.eaten}
        </text>
        <text x={60} y={31} textAnchor="end">
          {to}
        </text>
        <text x={60} y={136} textAnchor="end">
          {from}
        </text>
        <text x={68} y={152} textAnchor="middle">
          {from}
        </text>
        <text x={320} y={152} textAnchor="end">
          {to}
        </text>
        <text x={320} y={168} textAnchor="end">
          {axes.forecast}
        </text>
      </g>
    </svg>
  );
}

/** Three steps, each beginning where the one before it ends. No measure of time: every product takes its own. */
export function StepsPlot({ steps, label }: { steps: string[]; label: string }) {
  // Where one is too long for its bar, all stand above their bars, which are lower then.
  const isInside = steps.every((step) => aboutWidthOf(step) <= 5);
  const bar = isInside ? 'h96v30h-96z' : 'm0 8h96v22h-96z';
  return (
    <svg className={`${lines.drawing} ${styles.plot}`} viewBox="28 0 302 170" role="img" aria-label={label}>
      <path className={lines.fine} d="M127 6v150M224 6v150M320 6v150" />
      <path className={lines.line} d="M30 156h294" />
      {steps.map((step, i) => (
        <g key={step}>
          <path
            className={i === 2 ? states.live : states.served}
            d={`M${30 + i * 97} ${22 + i * 42}${bar}`}
          />
          {isInside ? (
            <text className={i === 2 ? styles.onLive : styles.onBar} x={40 + i * 97} y={42 + i * 42}>
              {step}
            </text>
          ) : (
            <text
              className={styles.aboveBar}
              x={i === 2 ? 320 : 30 + i * 97}
              y={24 + i * 42}
              textAnchor={i === 2 ? 'end' : 'start'}
            >
              {step}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
