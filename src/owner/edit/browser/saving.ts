import { useEffect, useRef, useState } from 'react';
import type { Opened, Problem, Refusal } from './api.ts';
import { problemsOfNew, reveal } from './context.ts';

type Of = {
  file: string;
  isNew: boolean;
  /** What was wrong with the file as it was saved last. */
  known: readonly Problem[];
  /** What is said at first. */
  greeting: string;
  onDone: (opened: Opened, done?: string) => void;
};

const WRONG = '[aria-invalid="true"], [data-wrong] :is(input, select)';

/** What a form has been told: what does not fit, what is said of the last save, and whether somebody else has written. */
export function useSaving({ file, isNew, known, greeting, onDone }: Of) {
  const [problems, setProblems] = useState<readonly Problem[]>(known);
  const [said, setSaid] = useState(greeting);
  const [conflict, setConflict] = useState<{ yours: string; theirs: string }>();
  const [isBusy, setBusy] = useState(false);
  /** How often something was asked: what is answered later than the next question is of no interest. */
  const turn = useRef(0);
  const wantsFocus = useRef(false);

  // After a save that did not work: to the first that is wrong in the order of the form.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const wrong = document.querySelector(WRONG)?.id ?? '';
    if (conflict || !reveal(wrong)) document.getElementById(conflict ? 'conflict' : 'said')?.focus();
  });
  /** Asks for what the form is to go on with. Until it is there nothing goes that is on the screen. */
  const goOn = async (ask: () => Promise<Opened>, done?: string) => {
    turn.current += 1;
    setBusy(true);
    setSaid('');
    try {
      const opened = await ask();
      setConflict(undefined);
      onDone(opened, done);
    } catch (error) {
      const { message, problems: found = [], yours, theirs } = error as Refusal;
      const isConflict = yours !== undefined && theirs !== undefined;
      wantsFocus.current = true;
      if (found.length > 0) {
        setProblems(isNew ? problemsOfNew(found, file) : found);
        setConflict(undefined);
      }
      // Both texts say it all.
      setSaid(isConflict ? '' : message);
      if (isConflict) setConflict({ yours, theirs });
    } finally {
      setBusy(false);
    }
  };
  const clear = () => {
    setProblems(known);
    setSaid('');
    setConflict(undefined);
  };
  return { problems, setProblems, said, conflict, isBusy, turn, goOn, clear };
}
