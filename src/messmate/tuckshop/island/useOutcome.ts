import { useState } from 'react';
import { useDemo, useNow } from '../../store/context.ts';
import { isMove } from '../../store/course.ts';
import type { View } from '../../store/store.ts';
import { tell } from './Said.tsx';

/** What came of a press. */
export type Said = { readonly text: string; readonly isProblem: boolean };

const NOTHING: Said = { text: '', isProblem: false };

const lastOf = ({ entries }: View) => entries.findLast(({ command }) => !isMove(command))?.command;

/** What came of the last press, true until something else is done; and how to say it, to the eye and to the ear. */
export function useOutcome(): [Said, (text: string, isProblem?: boolean) => void] {
  const { store } = useDemo();
  const last = lastOf(useNow());
  const [said, setSaid] = useState({ ...NOTHING, after: last });
  const say = (text: string, isProblem = false) => {
    setSaid({ text, isProblem, after: lastOf(store.get()) });
    tell(text);
  };
  return [said.after === last ? said : NOTHING, say];
}
