import { Children, type ComponentProps, type ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './Button.module.css';

type Look = {
  /** `primary`: one in a view. `solid`: the first of a group without one. */
  look?: 'plain' | 'primary' | 'solid';
  arrow?: ComponentProps<typeof Arrow>['to'];
  children: ReactNode;
};

const classOf = (look: Look['look']) =>
  look && look !== 'plain' ? `${styles.button} ${styles[look]}` : styles.button;

/** A link that looks like a button. */
export function ButtonLink({ look, arrow, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={classOf(look)} {...rest}>
      {children}
      {arrow && <Arrow to={arrow} />}
    </a>
  );
}

export function Button({ look, arrow, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" className={classOf(look)} {...rest}>
      {children}
      {arrow && <Arrow to={arrow} />}
    </button>
  );
}

/** Buttons side by side; on a narrow phone they fill the row. A space separates them where styles are missing. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className={`screen-only ${styles.group}`}>
      {Children.toArray(children).flatMap((button, i) => (i ? [' ', button] : button))}
    </div>
  );
}
