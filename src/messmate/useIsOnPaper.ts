import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is drawn only because the page is being printed has to be told so at once: it comes after the event. */
let isPrinting = false;

/** Whether the page is being printed: nothing can be opened on paper, and nothing may come late. */
export function useIsOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(isPrinting);
  useEffect(() => {
    const print = () => {
      isPrinting = true;
      flushSync(() => setOnPaper(true));
    };
    const done = () => {
      isPrinting = false;
      setOnPaper(false);
    };
    addEventListener('beforeprint', print);
    addEventListener('afterprint', done);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', done);
    };
  }, []);
  return isOnPaper;
}
