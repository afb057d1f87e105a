import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from './api.ts';
import { Messages } from './Messages.tsx';
import { idOf, useForm } from './values.ts';

type Tool = { sign: string; name: string; isOff?: boolean; onPress: () => void };

/** Shows a sign; its name is for tooltips and screen readers. */
export const Tool = ({ sign, name, isOff = false, onPress }: Tool) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={isOff}
    onClick={() => isOff || onPress()}
  >
    {sign}
  </button>
);

type Props = { id: string; title: string; help?: string | undefined; tools?: ReactNode; children: ReactNode };

/** A group of fields, a list or an entry of one. What is closed is not rendered, so that long forms open quickly. */
export function Fold({ id, title, help, tools, children }: Props) {
  const [isOpen, setOpen] = useState(!useForm().isLong);
  return (
    <fieldset aria-label={title}>
      <div className="row">
        <button id={id} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
        </button>
        {tools}
      </div>
      <Messages id={id} />
      {isOpen && (
        <div className="within fields">
          {help && <small>{help}</small>}
          {children}
        </div>
      )}
    </fieldset>
  );
}

/** Opens the groups around a field. @returns its element, or that of the nearest group that exists */
export function unfold(path: Path): HTMLElement | null {
  let element: HTMLElement | null = null;
  for (let n = 1; n <= path.length; n += 1) {
    const next = document.getElementById(idOf(path.slice(0, n)));
    if (next?.ariaExpanded === 'false') flushSync(() => next.click());
    element = next ?? element;
  }
  return element;
}
