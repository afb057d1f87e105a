import { useEffect, useState } from 'react';
import { api, type Changed, type Refusal } from './api.ts';
import styles from './Changes.module.css';
import { Difference } from './Difference.tsx';
import { Versions } from './Versions.tsx';

const WORDS: Record<string, string> = { new: 'new', removed: 'removed', changed: 'changed' };
const BACK: Record<string, string> = {
  new: 'Remove it again',
  removed: 'Bring it back',
  changed: 'Put it back to what it was',
};

/** What has changed in the whole folder, line by line, and the way back for each file. */
export function Changes({ version, onWritten }: { version: number; onWritten: () => void }) {
  const [changed, setChanged] = useState<Changed>();
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save
  useEffect(() => {
    api.changes().then(setChanged, (error) => setSaid(error.message));
  }, [version]);
  const restore = (file: string) =>
    api.restore(file).then(
      () => {
        setSaid(`${file} is as it was.`);
        onWritten();
      },
      ({ sentences }: Refusal) => setSaid(sentences),
    );
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h1 id="changes" tabIndex={-1}>
        What you have changed
      </h1>
      <p>
        {changed?.since === 'start'
          ? 'Since this form was started.'
          : 'Since the last version. Save a version of what is right: you can come back to it, and publish it.'}
      </p>
      <p role="status">{said}</p>
      {!changed && !said && <p>One moment.</p>}
      {changed && <Versions changed={changed} onDone={onWritten} say={setSaid} />}
      {changed?.list.length === 0 && <p>Nothing.</p>}
      {changed?.list.map(({ file, kind, lines }) => (
        <article key={file}>
          <h2>
            <code>content/{file}</code> <span>{WORDS[kind]}</span>
          </h2>
          {lines.length > 0 ? <Difference lines={lines} /> : <p>A picture.</p>}
          <button type="button" onClick={() => restore(file)}>
            {BACK[kind]}
            <span className="visually-hidden">: {file}</span>
          </button>
        </article>
      ))}
    </section>
  );
}
