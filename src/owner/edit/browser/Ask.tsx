import { useEffect, useRef } from 'react';
import styles from './App.module.css';

export type Asked = { question: string; yes: string; no: string; onYes: () => void };

/** A question that has to be answered before anything goes. */
export function Ask({ question, yes, no, onYes, onEnd }: Asked & { onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.ask} aria-labelledby="question" onClose={onEnd}>
      <p id="question">{question}</p>
      {/* The first gets the focus: nothing goes by a key pressed too often. */}
      <button type="button" onClick={() => dialog.current?.close()}>
        {no}
      </button>
      <button
        type="button"
        onClick={() => {
          dialog.current?.close();
          onYes();
        }}
      >
        {yes}
      </button>
    </dialog>
  );
}
