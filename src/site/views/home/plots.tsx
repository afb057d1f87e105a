import { grainAt } from '../../../ui/Grain/grain-path.ts';
import states from '../../../ui/Grain/states.module.css';
import type { HomeFigures } from './home-figures.ts';
import styles from './plots.module.css';

type ForecastProps = { lunches: HomeFigures['lunches']; residents: number; label: string };

/** Forecast against eaten, both axes from zero to the hostel's size, one grain a lunch. The last one is live. */
export function ForecastPlot({ lunches, residents, label }: ForecastProps) {
  const x = (plates: number) => 30 + (plates / residents) * 290;
  const y = (plates: number) => 156 - (plates / residents) * 150;
  const grains = lunches.map(({ forecast, eaten }, i) =>
    grainAt(i < lunches.length - 1 ? 'plot' : 'due', x(forecast), y(eaten), i),
  );
  return (
    <svg className={styles.plot} viewBox="28 0 302 170" role="img" aria-label={label}>
      <path
        className={styles.fine}
        d="M102.5 6v150M175 6v150M247.5 6v150M320 6v150M30 118.5h290M30 81h290M30 43.5h290M30 6h290"
      />
      <path className={styles.axis} d="M30 6v150h294" />
      <path className={styles.ideal} d="M30 156 320 6" />
      <path className={states.served} d={grains.slice(0, -1).join('')} />
      <path className={states.live} d={grains.at(-1)} />
    </svg>
  );
}

/** Three steps, each beginning where the one before it ends. No measure of time: every product takes its own. */
export function StepsPlot({ steps, label }: { steps: string[]; label: string }) {
  return (
    <svg className={styles.plot} viewBox="28 0 302 170" role="img" aria-label={label}>
      <path className={styles.fine} d="M127 6v150M224 6v150M320 6v150" />
      <path className={styles.axis} d="M30 156h294" />
      {steps.map((step, i) => (
        <g key={step}>
          <path
            className={i === 2 ? states.live : states.served}
            d={`M${30 + i * 97} ${22 + i * 42}h96v30h-96z`}
          />
          <text className={i === 2 ? styles.onLive : styles.onBar} x={40 + i * 97} y={42 + i * 42}>
            {step}
          </text>
        </g>
      ))}
    </svg>
  );
}
