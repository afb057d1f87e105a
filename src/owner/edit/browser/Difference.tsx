import type { Line } from './api.ts';
import styles from './Changes.module.css';

const MARKS = { gone: '−', come: '+', same: ' ', gap: '⋯' } as const;
const WORDS = { gone: 'gone: ', come: 'new: ', same: '', gap: 'lines that are the same' } as const;

/** Lines that went and came. */
export function Difference({ lines }: { lines: readonly Line[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ kind, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison stay in their order
        <li key={i} data-kind={kind}>
          <span aria-hidden="true">{MARKS[kind]}</span>
          <span className="visually-hidden">{WORDS[kind]}</span>
          <code>{text}</code>
        </li>
      ))}
    </ol>
  );
}
