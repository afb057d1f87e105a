import styles from './App.module.css';

type Props = {
  company: string;
  /** What would be taken back. */
  undo: string | null;
  said: string;
  /** How much blocks the launch. */
  blocking: number;
  at: string;
  onGo: (to: 'start' | 'changes') => void;
  onUndo: () => void;
};

/** The bar above the form. */
export function Top({ company, undo, said, blocking, at, onGo, onUndo }: Props) {
  return (
    <header className={styles.top}>
      <a href="#main" className={styles.skip}>
        Skip to the form
      </a>
      <strong>{company}: change the site</strong>
      <div>
        <button type="button" aria-current={at === 'start' || undefined} onClick={() => onGo('start')}>
          To do{blocking > 0 && <span>: {blocking}</span>}
        </button>
        <button type="button" aria-current={at === 'changes' || undefined} onClick={() => onGo('changes')}>
          What you have changed
        </button>
        <button type="button" disabled={!undo} onClick={onUndo}>
          Take back{undo && <span>: {undo}</span>}
        </button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </header>
  );
}
