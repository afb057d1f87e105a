import type { ReactNode } from 'react';
import styles from './controls.module.css';

type Props = {
  onClick: () => void;
  children: ReactNode;
  /** Firm ones are about what is beside them; of primary ones there are few. */
  look?: 'plain' | 'firm' | 'primary';
  /** Its name, where the same word stands on several. */
  label?: string | undefined;
  disabled?: boolean;
};

/** A button of the demo. One that cannot be used now keeps its place and the focus. */
export function Button({ onClick, children, look = 'plain', label, disabled = false }: Props) {
  return (
    <button
      type="button"
      data-control
      className={styles[look]}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}
