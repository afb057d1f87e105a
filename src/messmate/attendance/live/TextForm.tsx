import { type ReactNode, useId } from 'react';
import { Act } from '../../demo/Act.tsx';
import styles from './AttendanceLive.live.module.css';

type Props = {
  label: string;
  button: string;
  value: string;
  /** What is wrong with the value; it stands beside the field until something else is typed. */
  fault: string;
  onType: (value: string) => void;
  onSubmit: () => void;
  /** Proposals below the field, as options. */
  children?: ReactNode;
};

/** A field with its button in one line, and what is wrong below. */
export function TextForm({ label, button, value, fault, onType, onSubmit, children }: Props) {
  const id = useId();
  const [message, list] = [`${id}m`, `${id}l`];
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={children ? list : undefined}
        value={value}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? message : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {children && <datalist id={list}>{children}</datalist>}
      <Act type="submit" look="firm">
        {button}
      </Act>
      {fault && (
        <p id={message} className={styles.fault}>
          {fault}
        </p>
      )}
    </form>
  );
}
