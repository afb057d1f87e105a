import type { ReactNode } from 'react';

const SHAPES = {
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  add: 'M12 5v14M5 12h14',
};
type Tool = {
  icon: keyof typeof SHAPES;
  name: string;
  onPress: () => void;
  isOff?: boolean;
  children?: ReactNode;
};

/** A button with a drawing; its name is for whoever cannot see it, unless words stand beside. */
export function ToolButton({ icon, name, onPress, isOff, children }: Tool) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={children ? undefined : name}
      title={children ? undefined : name}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[icon]} />
      </svg>
      {children}
    </button>
  );
}
