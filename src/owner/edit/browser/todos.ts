import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import type { Asked } from './Ask.tsx';
import { api, type Refusal, type Todo, type Todos } from './api.ts';

/** The list of what is left to do, each item of it for the fields, and the way to sign what is on it. */
export type Signing = {
  todos: Todos | undefined;
  items: readonly Todo[];
  sign: (items: readonly Todo[]) => void;
};

export const TodoContext = createContext<Signing>({ todos: undefined, items: [], sign: () => {} });

/** Every item of a list. */
const itemsOf = (todos: Todos | undefined): Todo[] =>
  todos?.parts.flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat())) ?? [];

/**
 * Keeps the list as new as the files. Who signs is asked once for each sitting.
 * @param version another number whenever something was written
 */
export function useTodos(
  version: number,
  { ask, say, onSigned }: { ask: (asked: Asked) => void; say: (words: string) => void; onSigned: () => void },
): Signing {
  const [todos, setTodos] = useState<Todos>();
  const tell = useCallback((error: Refusal) => say(error.sentences), [say]);
  useEffect(() => {
    if (version > 0) api.todos().then(setTodos, tell);
  }, [version, tell]);
  const sign = (items: readonly Todo[]) => {
    const write = (by: string) => {
      sessionStorage.setItem('name', by);
      api.sign(items, by).then(() => {
        onSigned();
        say(`Signed by ${by}.`);
      }, tell);
    };
    const by = sessionStorage.getItem('name');
    if (by) return write(by);
    ask({
      question: 'Who has read it, and says that it is yours? Your name is written beside it, with the day.',
      wants: 'Your name',
      yes: 'Sign',
      no: 'Not now',
      onYes: write,
    });
  };
  const items = useMemo(() => itemsOf(todos), [todos]);
  return { todos, items, sign };
}
