import { createContext, useContext } from 'react';
import type { Problem, Todo, Upload, Values, Way } from './api.ts';
import { idOf } from './values.ts';

/** What every field of a form needs to know of it. */
type Form = {
  data: Values;
  /** What is wrong with a field, and what is left to do about it, by the id of its element. */
  problems: ReadonlyMap<string, Problem[]>;
  todos: ReadonlyMap<string, Todo[]>;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Goes to a field, wherever it is folded away. */
  reveal: (path: Way) => void;
  set: (path: Way, value: unknown) => void;
  picture: string | undefined;
  photograph: Upload | undefined;
  setPhotograph: (photograph: Upload | undefined) => void;
};

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands within a form.');
  return form;
}

/** What is said of fields, by the ids of their elements. */
export function byField<One extends { path: readonly PropertyKey[] }>(
  all: readonly One[],
): Map<string, One[]> {
  const map = new Map<string, One[]>();
  for (const one of all) map.set(idOf(one.path), [...(map.get(idOf(one.path)) ?? []), one]);
  return map;
}
