import { fill } from '../../content/fill.ts';
import { clock } from '../format.ts';
import { say, useDemo } from '../store/context.ts';
import { phaseWords } from '../store/phase.ts';
import type { View } from '../store/store.ts';

/** Moves the clock, and says what that has done. */
export function useTime() {
  const { store, data } = useDemo();
  const { clock: at, undo } = data.words.shared;
  /** Says what moving the clock has done since a view: what it has taken away, or else what time it is now. */
  const tell = (from: View) => {
    const { lost, state, playing } = store.get();
    const time = clock(state.second / 60);
    const moved = fill(at.moved, { time, phase: phaseWords(data, state.second) });
    const paused = from.playing && !playing ? ` ${at.paused}` : '';
    if (lost?.commands && lost !== from.lost) say(fill(undo.lost, { time, entries: lost.commands }) + paused);
    else say(moved + paused);
  };
  const go = (to: number) => {
    const from = store.get();
    store.goTo(to);
    tell(from);
  };
  return { go, tell };
}
