import type { ReactNode } from 'react';
import { useForm } from './context.ts';
import { Messages } from './Messages.tsx';

type Props = { id: string; title: string; help?: string | undefined; tools?: ReactNode; children: ReactNode };

/** A group of fields, a list or an entry of one: what is folded away is not made at all, so that long forms open at once. */
export function Fold({ id, title, help, tools, children }: Props) {
  const { isOpen, toggle, problems } = useForm();
  const isShown = isOpen(id);
  const within = [...problems.keys()].filter((one) => one.startsWith(`${id}.`)).length;
  return (
    <fieldset className="fold" aria-label={title}>
      <div className="head">
        <button id={id} type="button" aria-expanded={isShown} onClick={() => toggle(id)}>
          {title}
          {within > 0 && !isShown && <small> · {within} to put right</small>}
        </button>
        {tools}
      </div>
      <Messages id={id} />
      {isShown && (
        <div className="within">
          {help && <p className="help">{help}</p>}
          {children}
        </div>
      )}
    </fieldset>
  );
}
