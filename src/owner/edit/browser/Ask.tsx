import { useEffect, useRef } from 'react';
import styles from './App.module.css';
import input from './Input.module.css';

export type Asked = {
  question: string;
  /** What has to be typed, if anything. */
  wants?: string;
  yes: string;
  no: string;
  onYes: (typed: string) => void;
};

/** A question that has to be answered before anything goes. */
export function Ask({ question, wants, yes, no, onYes, onEnd }: Asked & { onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef('');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.ask} aria-labelledby="question" onClose={onEnd}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          onYes(typed.current);
        }}
      >
        <p id="question">{question}</p>
        {wants && (
          <label>
            {wants}
            <input
              className={input.input}
              required
              pattern=".*\S.*"
              maxLength={60}
              autoComplete="name"
              onChange={({ target }) => {
                typed.current = target.value.trim();
              }}
            />
          </label>
        )}
        {/* The first gets the focus: nothing goes by a key pressed too often. */}
        <button type="button" onClick={() => dialog.current?.close()}>
          {no}
        </button>
        <button type="submit">{yes}</button>
      </form>
    </dialog>
  );
}
