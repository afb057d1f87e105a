import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from './api.ts';
import { Messages } from './Messages.tsx';
import { idOf, useForm } from './values.ts';

type IconButtonProps = { icon: string; label: string; disabled?: boolean; onClick: () => void };

/** A button with a symbol; the label is for tooltips and screen readers. `aria-disabled` lets it keep the focus. */
export const IconButton = ({ icon, label, disabled = false, onClick }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onClick={() => disabled || onClick()}
  >
    {icon}
  </button>
);

type Props = PropsWithChildren<{ id: string; title: string; help?: string | undefined; buttons?: ReactNode }>;

/** A group of fields that can be folded. Folded fields are not rendered, so that long forms open quickly. */
export function Fold({ id, title, help, buttons, children }: Props) {
  const [isOpen, setOpen] = useState(!useForm().startsFolded);
  return (
    <fieldset aria-label={title}>
      <div className="row">
        <button id={id} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
        </button>
        {buttons}
      </div>
      <Messages id={id} />
      {isOpen && (
        <div className="fold-fields fields">
          {help && <small>{help}</small>}
          {children}
        </div>
      )}
    </fieldset>
  );
}

/** Unfolds a group, or the groups around a field. @returns its element, else the innermost group's, else null */
export function unfoldTo(path: Path): HTMLElement | null {
  let element: HTMLElement | null = null;
  for (let depth = 1; depth <= path.length; depth += 1) {
    const found = document.getElementById(idOf(path.slice(0, depth)));
    if (found?.ariaExpanded === 'false') flushSync(() => found.click());
    element = found ?? element;
  }
  return element;
}
