import { Children, type ComponentProps, type ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './Button.module.css';

type Props = {
  /** `primary`: one in a view. `solid`: the first of a group without one. */
  variant?: 'plain' | 'primary' | 'solid';
  arrow?: ComponentProps<typeof Arrow>['to'];
  children: ReactNode;
};

const classOf = (variant: Props['variant']) =>
  variant && variant !== 'plain' ? `${styles.button} ${styles[variant]}` : styles.button;

/** A link that looks like a button. */
export function ButtonLink({ variant, arrow, children, ...rest }: Props & ComponentProps<'a'>) {
  return (
    <a className={classOf(variant)} {...rest}>
      {children}
      {arrow && <Arrow to={arrow} />}
    </a>
  );
}

export function Button({ variant, arrow, children, ...rest }: Props & ComponentProps<'button'>) {
  return (
    <button type="button" className={classOf(variant)} {...rest}>
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
