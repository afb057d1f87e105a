import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from './api.ts';
import { Messages } from './Messages.tsx';
import { idOf, useForm } from './values.ts';

type Tool = { sign: string; name: string; disabled?: boolean; onClick: () => void };

/** A button with a sign; its name is for tooltips and screen readers. It keeps the focus when it is disabled. */
export const Tool = ({ sign, name, disabled = false, onClick }: Tool) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={disabled}
    onClick={() => disabled || onClick()}
  >
    {sign}
  </button>
);

type Props = { id: string; title: string; help?: string | undefined; tools?: ReactNode; children: ReactNode };

/** A group of fields, a list or an entry of one. A closed one is not rendered, so that long forms open quickly. */
export function Fold({ id, title, help, tools, children }: Props) {
  const [isOpen, setOpen] = useState(!useForm().beginsFolded);
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
    const fold = document.getElementById(idOf(path.slice(0, n)));
    if (fold?.ariaExpanded === 'false') flushSync(() => fold.click());
    element = fold ?? element;
  }
  return element;
}
