import { type ReactNode, type RefObject, useId } from 'react';
import styles from './controls.module.css';
import instrument from './Instrument.module.css';

type ButtonProps = {
  onClick: () => void;
  children: ReactNode;
  /** Firm ones are about what is beside them; of primary ones there are few. */
  look?: 'plain' | 'firm' | 'primary';
  /** Its name, where the same word stands on several. */
  label?: string | undefined;
  /** Whether it cannot be used now: it keeps its place and the focus, and a press may say why. */
  isOff?: boolean;
  /** The id of what says more of it. */
  describedBy?: string;
};

/** A button of the demo. */
export function Button({ onClick, children, look = 'plain', label, isOff, describedBy }: ButtonProps) {
  return (
    <button
      type="button"
      data-control
      className={styles[look]}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  /** As wide as its place, each of its parts the same. */
  isWide?: boolean;
  options: readonly T[];
  words: Readonly<Record<T, string>>;
  value: T;
  onChoose: (option: T) => void;
};

/** A choice of one of a few, side by side. */
export function SegmentedControl<T extends string>({
  label,
  isWide = false,
  options,
  words,
  value,
  onChoose,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset data-control className={`${styles.oneOf} ${isWide ? styles.wide : ''}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span className={styles.plain}>{words[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type HeadProps = {
  title: string;
  /** For what the heading names. */
  id?: string;
  /** A cell belongs to the panel, whose claim is of level 3, unless the panel is divided further. */
  level?: 4 | 5;
  /** For a heading that the focus comes to. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The head line of an instrument's cell: what it is, and a note on the right. */
export function CellHead({ title, id, level = 4, titleRef, children }: HeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={instrument.head}>
      <Heading id={id} ref={titleRef} tabIndex={titleRef && -1}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
