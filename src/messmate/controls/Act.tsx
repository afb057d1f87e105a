import type { ReactNode } from 'react';
import styles from './Act.module.css';

type Props = {
  /** None for the button of a form: what it does is the form's. */
  onClick?: () => void;
  children: ReactNode;
  /** Firm ones are about what is beside them; of primary ones there are few. */
  look?: 'plain' | 'firm' | 'primary';
  type?: 'button' | 'submit';
  /** Its name, where the same word stands on several. */
  label?: string | undefined;
  disabled?: boolean;
};

/** A button of the demo. One that cannot be used now keeps its place and the focus. */
export function Act({ onClick, children, look = 'plain', type = 'button', label, disabled = false }: Props) {
  return (
    <button
      type={type}
      data-control
      className={styles[look]}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick?.()}
    >
      {children}
    </button>
  );
}
