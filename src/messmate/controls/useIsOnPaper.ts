import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: nothing can be opened on paper, and nothing may come late. */
export function useIsOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setOnPaper(true));
    const done = () => setOnPaper(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', done);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', done);
    };
  }, []);
  return isOnPaper;
}
