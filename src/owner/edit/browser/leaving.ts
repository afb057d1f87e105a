import { useCallback, useEffect, useRef } from 'react';
import type { Asked } from './Ask.tsx';
import { forget } from './kept.ts';

/**
 * What stands between somebody and losing what is not saved: whoever goes on is asked first.
 * @param name by which what is typed is kept; nothing where nothing can be typed
 */
export function useLeaving(name: string | undefined, ask: (asked: Asked) => void) {
  const isChanged = useRef(false);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => isChanged.current && event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, []);
  const onChanged = useCallback((changed: boolean) => {
    isChanged.current = changed;
  }, []);
  const drop = () => {
    if (isChanged.current && name) forget(name);
    isChanged.current = false;
  };
  /** Does something that would drop what is not saved: asks first where there is anything. */
  const leave = (then: () => void) => {
    const onYes = () => {
      drop();
      then();
    };
    if (!isChanged.current) return onYes();
    ask({
      question: 'You have changes that are not saved.',
      yes: 'Drop them and go on',
      no: 'Stay here',
      onYes,
    });
  };
  return { onChanged, drop, leave };
}
