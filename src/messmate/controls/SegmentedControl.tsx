import { useId } from 'react';
import styles from './controls.module.css';

type Props<T extends string> = {
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
}: Props<T>) {
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
