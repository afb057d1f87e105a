import styles from './Editor.module.css';

type Props = {
  name: string;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** What can be done with a whole person, service or product. */
export function FileTools({ name, onMove, onDuplicate, onRemove }: Props) {
  const named = <span className="visually-hidden"> {name}</span>;
  return (
    <p className={styles.tools}>
      <button type="button" onClick={() => onMove(-1)}>
        Up{named}
      </button>
      <button type="button" onClick={() => onMove(1)}>
        Down{named}
      </button>
      <button type="button" onClick={onDuplicate}>
        Duplicate{named}
      </button>
      <button type="button" onClick={onRemove}>
        Remove {name}
      </button>
    </p>
  );
}
