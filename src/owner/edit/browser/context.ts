import { createContext, useContext } from 'react';
import type { Path } from '../../../content/problems.ts';
import type { Comments } from '../form/comments.ts';
import type { Change } from '../yaml/change.ts';
import type { Photograph, Problem } from './api.ts';

/** What every field of a form needs to know of it. */
type Form = {
  file: string;
  change: (change: Change) => void;
  comments: Comments;
  problems: readonly Problem[];
  fill: Record<string, string>;
  /** Whether groups begin closed: a form with hundreds of fields is read by its headings. */
  isLong: boolean;
  /** A photograph that is cut and not saved yet. */
  /** Another one once the file has been saved. */
  version: string;
  setPhotograph: (photograph: Photograph | undefined) => void;
};

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands within a form.');
  return form;
}

/** The id of a field's element, by the way to it. */
export const idOf = (path: Path): string => `f-${path.map(String).join('.')}`;

/** What is wrong with a field. */
export const problemsOf = ({ problems, file }: Pick<Form, 'problems' | 'file'>, path: Path): Problem[] =>
  problems.filter((one) => idOf(one.path) === idOf(path) && (one.file === `content/${file}` || file === ''));

/** What is wrong with a new file, whose name nobody knows before it is there: that of its form stands for it. */
export const problemsOfNew = (problems: readonly Problem[], file: string): Problem[] =>
  problems.map((one) =>
    one.file.startsWith(`content/${file.split('/')[0]}/`) ? { ...one, file: `content/${file}` } : one,
  );

/** What is known of a field besides its name: its comment in the file, of all entries of a list the same. */
export const noteOf = ({ comments }: Pick<Form, 'comments'>, path: Path): string | undefined =>
  comments.fields[path.map(String).join('.')];

/** Shows a field, wherever it is folded away, and goes there. */
export function reveal(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  const isGroup = element instanceof HTMLDetailsElement;
  if (isGroup) element.open = true;
  // A list of many entries is read from its beginning.
  element.scrollIntoView({ block: isGroup ? 'start' : 'center' });
  const target = element.matches('input, select, textarea, [tabindex]')
    ? element
    : element.querySelector<HTMLElement>('summary, input, textarea, select, button');
  (target ?? element).focus({ preventScroll: true });
  return true;
}

/** With more fields than these, a form begins with its groups closed. */
const MANY = 40;
const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + fieldsIn(one), 0)
    : 1;

/** Whether a file has so many fields that its form begins with its groups closed. */
export const isLong = (data: unknown): boolean => fieldsIn(data) > MANY;
