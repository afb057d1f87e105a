import { Fragment, type ReactNode, useId } from 'react';
import { Folded } from '../../ui/Folded/Folded.tsx';
import { useIsSeen } from '../store/context.ts';
import styles from './controls.module.css';
import instrument from './Instrument.module.css';

type ButtonProps = {
  onClick: () => void;
  children: ReactNode;
  /** `firm` acts on what is beside it; `primary` is a part's main action. */
  look?: 'plain' | 'firm' | 'primary';
  /** The accessible name, where several buttons have the same word. */
  label?: string | undefined;
  /** Unusable now. It keeps its place and the focus, and a press may say why. */
  isOff?: boolean;
  /** The id of an element that explains it. */
  describedBy?: string;
};

export function Button({ onClick, children, look = 'plain', label, isOff, describedBy }: ButtonProps) {
  return (
    <>
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
      </button>{' '}
    </>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  /** Fills its place, in equal parts. */
  isWide?: boolean;
  /** By option, in order. */
  words: Readonly<Record<T, string>>;
  value: T;
  onChoose: (option: T) => void;
};

export function SegmentedControl<T extends string>({
  label,
  isWide = false,
  words,
  value,
  onChoose,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset data-control className={`${styles.oneOf} ${isWide ? styles.wide : ''}`}>
      <legend className="visually-hidden">{label}</legend>{' '}
      {(Object.keys(words) as T[]).map((one) => (
        <Fragment key={one}>
          <label>
            <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
            <span className={styles.plain}>{words[one]}</span>
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  );
}

type SelectProps<T extends string> = Pick<ChoiceProps<T>, 'label' | 'value' | 'onChoose'> & {
  options: readonly T[];
  nameOf: (option: T) => string;
};

/** A list to choose from, and the room for it until its panel is seen: see findings/list-lays-out-hidden-panel.sh. */
export function Select<T extends string>({ label, options, nameOf, value, onChoose }: SelectProps<T>) {
  const isSeen = useIsSeen();
  const [longest] = options.map(nameOf).sort((a, b) => b.length - a.length);
  return (
    <span data-control className={styles.list} data-room={longest}>
      {isSeen && (
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          onChange={({ target }) => onChoose(target.value as T)}
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

/** The head of a cell: its name, and what stands beside it. The panel's claim has level 3, so a cell has 4. */
export const CellHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={instrument.head}>
    <h4 className={instrument.title}>{title}</h4>
    {children}
  </div>
);

type FoldedProps = { title: string; note?: string; children: ReactNode };

/** A cell that few need. Open on paper. */
export const FoldedCell = ({ title, note, children }: FoldedProps) => (
  <Folded
    className={instrument.folded}
    summary={
      <>
        <h4>{title}</h4> {note && <span className="num">{note}</span>}
      </>
    }
  >
    {children}
  </Folded>
);

/** Keeps a part's height, without an open table, while its content changes, so that nothing below moves. */
export function holdHeight(part: HTMLElement | null): void {
  const table = part?.querySelector<HTMLElement>('details > section')?.offsetHeight ?? 0;
  part?.style.setProperty('--least', `${part.offsetHeight - table}px`);
}
