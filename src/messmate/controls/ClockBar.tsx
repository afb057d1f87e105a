import { type ChangeEvent, useEffect, useRef } from 'react';
import { fill } from '../../text/fill.ts';
import { MEALS } from '../engine/plan.ts';
import { DAY_END } from '../engine/time.ts';
import { clock, clockSeconds } from '../format.ts';
import { say, useDemo, useNow } from '../store/context.ts';
import { phaseWords } from '../store/phase.ts';
import { SPEEDS, undoableOf, type View } from '../store/store.ts';
import { Act } from './Act.tsx';
import styles from './ClockBar.island.module.css';
import { SegmentedControl } from './SegmentedControl.tsx';

/** The slider begins an hour before the first counter opens. */
const HOUR = 3600;
const FIVE_MINUTES = 300;
/** When a drag of the slider is over, or a new one begins. */
const RESTS = ['change', 'pointerdown', 'pointerup', 'pointercancel', 'blur'];

/** The head of every part of the demo: what it is, the clock and its controls, undo and starting over. */
export function ClockBar() {
  const { store, data } = useDemo();
  const view = useNow();
  const words = data.words.shared;
  const { clock: at } = words;
  const { second } = view.state;
  const phase = phaseWords(data, second);
  /** Says what moving the clock has done since a view: what it has taken away, or else what time it is now. */
  const tellMove = (from: View) => {
    const { lost, state } = store.get();
    const time = clock(state.second / 60);
    if (lost?.commands && lost !== from.lost) say(fill(words.undo.lost, { time, entries: lost.commands }));
    else say(fill(at.moved, { time, phase: phaseWords(data, state.second) }));
  };
  const go = (to: number) => {
    const from = store.get();
    store.goTo(to);
    tellMove(from);
  };
  return (
    <section className={styles.bar} aria-label={at.label}>
      <p className={styles.time}>
        <b className="num">{clockSeconds(second)}</b> <span>{phase}</span>
      </p>
      <div className={styles.controls}>
        <Act
          onClick={() => (second < DAY_END ? store.set({ playing: !view.playing }) : tellMove(view))}
          look="primary"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={view.playing ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2.5v15L17 10z'} />
          </svg>
          {view.playing ? at.pause : at.play}
        </Act>
        <Act onClick={() => go(second + FIVE_MINUTES)}>{at.step}</Act>
        <SegmentedControl
          label={at.speed}
          options={SPEEDS}
          words={at.speeds}
          value={view.speed}
          onChoose={(speed) => store.set({ speed })}
        />
      </div>
      <DaySlider onSettled={tellMove} />
      <fieldset className={styles.jumps}>
        <legend className="visually-hidden">{at.jump}</legend>
        {MEALS.map((id) => (
          <Act key={id} onClick={() => go(data.plan.meals[id].opens * 60)}>
            {fill(at.jumpTo, { meal: data.plan.meals[id].name })}
          </Act>
        ))}
      </fieldset>
      <Recall />
      <p className={styles.about}>{words.about}</p>
    </section>
  );
}

/** The day from an hour before the first counter opens to midnight, in steps of five minutes, with its meals. */
function DaySlider({ onSettled }: { onSettled: (from: View) => void }) {
  const { store, data } = useDemo();
  const { state } = useNow();
  const { plan } = data;
  const words = data.words.shared.clock;
  const first = Math.max(0, plan.meals.breakfast.opens * 60 - HOUR);
  /** Where the visitor set out. */
  const from = useRef<View | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const settle = () => {
    const begun = from.current;
    from.current = null;
    if (begun && begun.state.second !== store.get().state.second) onSettled(begun);
  };
  const settled = useRef(settle);
  settled.current = settle;
  // React's change is the browser's input; the browser's change is where the slider comes to rest. It does not come
  // where that is where it began.
  useEffect(() => {
    const rest = () => settled.current();
    const gone = new AbortController();
    for (const type of RESTS) input.current?.addEventListener(type, rest, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  const drag = ({ target }: ChangeEvent<HTMLInputElement>) => {
    from.current ??= store.get();
    store.goTo(Number(target.value), from.current);
  };
  return (
    <div className={styles.day}>
      {/* As wide as the day has minutes. */}
      <svg
        viewBox={`${first / 60} 0 ${(DAY_END - first) / 60} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {MEALS.map((id) => {
          const { opens, closes } = plan.meals[id];
          return <path key={id} d={`M${opens} 0H${closes}V8H${opens}z`} />;
        })}
      </svg>
      <input
        ref={input}
        type="range"
        aria-label={words.slider}
        aria-valuetext={fill(words.at, {
          time: clock(state.second / 60),
          phase: phaseWords(data, state.second),
        })}
        min={first}
        max={DAY_END}
        step={FIVE_MINUTES}
        value={state.second}
        onChange={drag}
      />
    </div>
  );
}

/** Undo, and starting over. */
function Recall() {
  const { store, data } = useDemo();
  const view = useNow();
  const { undo, over } = data.words.shared;
  const what = undoableOf(view);
  return (
    <div className={styles.recall}>
      <Act
        disabled={!what}
        onClick={() => {
          const undone = store.undo();
          if (undone) say(fill(undo.done, { what: undo.what[undone] }));
        }}
      >
        {fill(undo.button, { what: what ? undo.what[what] : '' }).trim()}
      </Act>
      <Act
        onClick={() => {
          store.startOver();
          say(over.done);
        }}
      >
        {over.button}
      </Act>
    </div>
  );
}
