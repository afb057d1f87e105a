import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { fill } from '../../content/fill.ts';
import { MEALS } from '../engine/plan.ts';
import { DAY_END } from '../engine/time.ts';
import { clock } from '../format.ts';
import { useDemo, useNow } from '../store/context.ts';
import { phaseWords } from '../store/phase.ts';
import type { View } from '../store/store.ts';
import styles from './RunTheDay.island.module.css';

/** The slider begins an hour before the first counter opens. */
const HOUR = 3600;
export const FIVE_MINUTES = 300;
/** When a drag of the slider is over, or a new one begins. */
const RESTS = ['change', 'pointerdown', 'pointerup', 'pointercancel', 'blur'];

type Props = {
  /** Told from where the visitor set out, when the slider has come to rest elsewhere. */
  onSettled: (from: View) => void;
};

/** The day from an hour before the first counter opens to midnight, in steps of five minutes, with its meals. */
export function DaySlider({ onSettled }: Props) {
  const { store, data } = useDemo();
  const { state } = useNow();
  const { plan } = data;
  const words = data.words.shared.clock;
  const first = Math.max(0, plan.meals.breakfast.opens * 60 - HOUR);
  /** Where the visitor set out. */
  const from = useRef<View | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const settle = useEffectEvent(() => {
    const begun = from.current;
    from.current = null;
    if (begun && begun.state.second !== store.get().state.second) onSettled(begun);
  });
  // React's change is the browser's input; the browser's change is where the slider comes to rest. It does not come
  // where that is where it began.
  useEffect(() => {
    const rest = () => settle();
    const gone = new AbortController();
    for (const type of RESTS) input.current?.addEventListener(type, rest, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  const drag = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const to = Number(target.value);
    const begun = from.current ?? store.get();
    from.current = begun;
    // A clock that went on would take the slider out of the visitor's hand.
    if (begun.playing) store.set({ playing: false });
    store.goTo(to, begun);
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
