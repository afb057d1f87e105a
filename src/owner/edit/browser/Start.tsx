import { partName } from '../../../content/problems.ts';
import styles from './App.module.css';
import type { Kind, Problem } from './api.ts';
import { KeptList } from './KeptList.tsx';

/** What stands there before anything is chosen; what is not in order in the folder, if anything. */
export function Start({
  problems,
  onOpen,
  onNew,
}: {
  problems: readonly Problem[];
  onOpen: (file: string) => void;
  onNew: (kind: Kind, like?: string) => void;
}) {
  return (
    <section className={styles.start}>
      <h1>What would you like to change?</h1>
      <p>
        Find a sentence that you have read on the site, or choose from the list. Saving writes into your
        folder and publishes nothing; “What you have changed” shows it line by line.
      </p>
      <p>
        A name in braces, such as {'{company}'} or {'{phone}'}, stands for a value of the company and is
        filled in. Other names in braces are figures that the site computes: keep them.
      </p>
      <KeptList onOpen={onOpen} onNew={onNew} />
      {problems.length > 0 && (
        <>
          <h2>Not in order yet</h2>
          <ul>
            {problems.map((one) => (
              <li key={one.file + partName(one) + one.expected}>
                <button type="button" onClick={() => onOpen(one.file.replace(/^content\//, ''))}>
                  {one.file}
                </button>{' '}
                {partName(one)}. Expected: {one.expected}. Found: {one.found}.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
