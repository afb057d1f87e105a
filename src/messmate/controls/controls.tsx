import { Fragment, type ReactNode, useId } from 'react';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { useHasBeenVisible } from '../store/context.ts';
import boxes from './Boxes.module.css';
import styles from './controls.module.css';

type ButtonProps = {
  onClick: () => void;
  children: ReactNode;
  /** `strong` has a darker border than `plain`; `primary` is the main action of a panel. */
  variant?: 'plain' | 'strong' | 'primary';
  /** The accessible name, where the text alone is unclear. */
  label?: string | undefined;
  /** A disabled button stays focusable, because a press may announce the reason. */
  disabled?: boolean;
  describedBy?: string;
};

export function Button({ onClick, children, variant = 'plain', label, disabled, describedBy }: ButtonProps) {
  return (
    <>
      <button
        type="button"
        data-control
        className={styles[variant]}
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {children}
      </button>{' '}
    </>
  );
}

type Segments<T extends string> = {
  label: string;
  /** The segments have equal widths. */
  isWide?: boolean;
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (option: T) => void;
};

export function SegmentedControl<T extends string>({ label, isWide, labels, value, onChange }: Segments<T>) {
  const name = useId();
  return (
    <fieldset data-control className={`${styles.segments} ${isWide ? styles.equalWidths : ''}`}>
      <legend className="visually-hidden">{label}</legend>{' '}
      {(Object.keys(labels) as T[]).map((option) => (
        <Fragment key={option}>
          <label>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span className={styles.plain}>{labels[option]}</span>
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  );
}

type SelectProps<T extends string> = Pick<Segments<T>, 'label' | 'value' | 'onChange'> & {
  options: readonly T[];
  nameOf: (option: T) => string;
};

/** A select. Until its panel is seen, a placeholder takes up its space (findings/list-lays-out-hidden-panel.sh). */
export function Select<T extends string>({ label, options, nameOf, value, onChange }: SelectProps<T>) {
  const isSeen = useHasBeenVisible();
  const [longest] = options.map(nameOf).sort((a, b) => b.length - a.length);
  return (
    <span data-control className={styles.selectArea} data-longest={longest}>
      {isSeen && (
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value as T)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {`${nameOf(option)} `}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

/** A box's heading, and the controls or note beside it. It has level 4, below the panel's heading. */
export const BoxHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={`cluster ${boxes.header}`}>
    <h4 className={boxes.title}>{title}</h4>
    {children}
  </div>
);

type CollapsibleProps = { title: string; note?: string; children: ReactNode };

/** A box of which only the heading and its note are visible until the visitor opens it. */
export const CollapsibleBox = ({ title, note, children }: CollapsibleProps) => (
  <Collapsible
    className={boxes.collapsible}
    summary={
      <>
        <h4>{title}</h4> {note && <span className="num">{note}</span>}
      </>
    }
  >
    {children}
  </Collapsible>
);

/** Fixes an element's height as its minimum, so that smaller content moves nothing below it. An open table does not count. */
export function holdHeight(element: HTMLElement | null): void {
  const table = element?.querySelector<HTMLElement>('details > section')?.offsetHeight ?? 0;
  element?.style.setProperty('--min-height', `${element.offsetHeight - table}px`);
}
