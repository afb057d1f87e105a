import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgiven } from '../form/forgiving.ts';
import { useForm } from './context.ts';

/**
 * Writes what was typed as the site wants it, once somebody leaves the field or saves.
 * @returns what was typed, where something else stands there now
 */
export function useTidy(format: string | undefined, text: string, set: (made: string) => void) {
  const { fill } = useForm();
  const [made, setMade] = useState<{ typed: string; made: string }>();
  const tidy = () => {
    const other = forgiven(text, format, fill['country'] ?? '');
    if (other === text) return;
    setMade({ typed: text, made: other });
    set(other);
  };
  return {
    typed: made?.made === text ? made.typed : undefined,
    tidy,
    // Whoever saves with a key has not left the field.
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' || (key === 's' && (ctrlKey || metaKey))) flushSync(tidy);
    },
  };
}
