import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { say } from '../store/context.ts';
import { Act } from './Act.tsx';

/**
 * What has been typed, and what is wrong with it, which is shown until something else is typed.
 * @param tell says aloud what is wrong
 */
export function useTyped(tell: (problem: string) => void = say) {
  const [typed, setTyped] = useState({ value: '', problem: '' });
  return {
    ...typed,
    type: (value: string) => setTyped({ value, problem: '' }),
    refuse(problem: string) {
      setTyped({ ...typed, problem });
      tell(problem);
    },
  };
}

/** The classes of a feature: how a form, its fields and what is said of them look there. */
export type Looks = Record<'form' | 'field' | 'problem', string | undefined> & { hint?: string | undefined };

type Props = {
  looks: Looks;
  label: string;
  button: string;
  typed: ReturnType<typeof useTyped>;
  /** Stands below while nothing is wrong. */
  hint?: string;
  /** What follows that. */
  foot?: ReactNode;
  onSubmit: () => void;
  /** Proposals below the field, as options. */
  proposals?: ReactNode;
  /** Fields before this one. */
  children?: ReactNode;
} & Pick<ComponentProps<'input'>, 'ref' | 'inputMode' | 'autoCapitalize'>;

/** A form whose last field is one of text, with its button, and what is wrong below. */
export function TextForm(props: Props) {
  const { looks, label, button, typed, hint, foot, onSubmit, proposals, children, ...input } = props;
  const { value, problem, type } = typed;
  const id = useId();
  const [message, list] = [`${id}m`, `${id}l`];
  const note = problem || hint;
  return (
    <form
      className={looks.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={looks.field}>
        <label htmlFor={id}>{label}</label>
        <input
          {...input}
          id={id}
          list={proposals ? list : undefined}
          value={value}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? message : undefined}
          onChange={({ target }) => type(target.value)}
        />
        {proposals && <datalist id={list}>{proposals}</datalist>}
      </div>
      <Act type="submit" look="firm">
        {button}
      </Act>
      {note && (
        <p id={message} className={problem ? looks.problem : looks.hint}>
          {note}
        </p>
      )}
      {foot}
    </form>
  );
}
