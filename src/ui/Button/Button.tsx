import { Children, type ComponentProps, type ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './Button.module.css';

type Props = {
  /** `primary` is for the main button of a card or section, `solid` for the first of a group without a primary one. */
  variant?: 'plain' | 'primary' | 'solid';
  arrow?: ComponentProps<typeof Arrow>['to'];
  children: ReactNode;
};

const classOf = (variant: Props['variant']) =>
  variant && variant !== 'plain' ? `${styles.button} ${styles[variant]}` : styles.button;

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

/** Buttons side by side, which wrap where they do not fit. A space separates them in a page without styles. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className={`screen-only ${styles.group}`}>
      {Children.toArray(children).flatMap((button, i) => (i ? [' ', button] : button))}
    </div>
  );
}
