import { memo, useEffect, useRef } from 'react';
import { fill } from '../../content/fill.ts';
import { Gauge } from '../../ui/Gauge/Gauge.tsx';
import { GrainField } from '../../ui/Grain/Grain.tsx';
import { CELL, grainAt } from '../../ui/Grain/grain-path.ts';
import { phaseWords } from '../controls/ClockBar.tsx';
import { CellHead } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import { grainsOf, wings } from '../engine/selectors/wings.ts';
import { mealAt } from '../engine/time.ts';
import { clock } from '../format.ts';
import { useDemo, useView } from '../store/context.ts';
import { Answer } from './Answer.tsx';
import styles from './Count.module.css';
import { lastScan, stepOf } from './scans.ts';

const COLUMNS = 40;

/**
 * The counter's display: how many have come, are expected and are still to come, the answer to the last scan, and a grain
 * for each resident. On a phone the count and the answer stay in view as a strip.
 */
export function Count() {
  const { data } = useDemo();
  const view = useView();
  const { state } = view;
  const { count, counter, gauge } = data.page.attendance;
  const { forecast, error, meal, total } = wings(state);
  const { residents, served, lastFive, toCome } = total;
  const plates = served + lastFive;
  const counts = { in: plates, forecast, error, toCome, residents };
  const last = lastScan(view);
  const step = last?.row.meal === meal ? stepOf(last) : null;
  const isOpen = mealAt(data.plan, state.second + 1) !== null;
  return (
    <div className={`${instrument.beside} ${styles.display}`}>
      <header className={styles.strip}>
        {/* In the sticky strip the figure and its words need no heading. */}
        <div className="hidden-below-desktop">
          <CellHead
            title={
              isOpen ? fill(counter, { meal: data.plan.meals[meal].name }) : phaseWords(data, state.second)
            }
          >
            <span className="num">{clock(state.second / 60)}</span>
          </CellHead>
        </div>
        <p className={styles.count}>
          <span key={step?.to === plates ? last?.row.index : ''}>{plates}</span>
        </p>
        <p className={`num ${styles.say}`}>{fill(count, counts)}</p>
        <Answer />
      </header>
      <div className={styles.grains}>
        <Field {...grainsOf(total)} own={step && step.from < plates ? step.from : -1} />
        <Gauge {...counts} label={fill(gauge, counts)} />
      </div>
    </div>
  );
}

type FieldProps = { served: number; live: number; due: number; skip: number; own: number };

/** Rendered only when a number has changed, for its paths are long. The grain of the visitor's last scan has a ring. */
const Field = memo(function Field({ own, ...counts }: FieldProps) {
  const grain = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan of the visitor's is a flight
  useEffect(() => fly(grain.current), [own]);
  const { field } = useDemo().data.words.attendance.counter;
  const words = { in: counts.served + counts.live, toCome: counts.due, notComing: counts.skip };
  const [x, y] = [((own % COLUMNS) + 0.5) * CELL, (Math.floor(own / COLUMNS) + 0.5) * CELL];
  const rows = Math.ceil((words.in + counts.due + counts.skip) / COLUMNS);
  return (
    <div className={styles.field}>
      <GrainField columns={COLUMNS} counts={counts} label={fill(field, words)} />
      {own >= 0 && (
        <svg viewBox={`0 0 ${COLUMNS * CELL} ${rows * CELL}`} aria-hidden="true">
          <g ref={grain}>
            <circle key={own} cx={x} cy={y} r={18} />
            <path d={grainAt('live', x, y, own)} />
          </g>
        </svg>
      )}
    </div>
  );
});

/** Lets the scanned grain fly from the pass to its place. */
function fly(grain: SVGGElement | null): void {
  const pass = document.querySelector('[data-code]')?.getBoundingClientRect();
  if (!grain || !pass?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const place = grain.getBoundingClientRect();
  // From pixels of the screen to units of the drawing.
  const scale = 1 / (grain.getScreenCTM()?.a ?? 1);
  const by = (from: number, size: number, to: number, width: number) =>
    (from + size / 2 - to - width / 2) * scale;
  const x = by(pass.left, pass.width, place.left, place.width);
  const y = by(pass.top, pass.height, place.top, place.height);
  grain.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: 350,
    easing: 'ease-in-out',
  });
}
