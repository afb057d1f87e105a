import type { Kind } from './api.ts';
import { keptNames } from './kept.ts';

type Props = { onOpen: (file: string) => void; onNew: (kind: Kind, like?: string) => void };

/** What was typed and never saved, such as before a power cut. */
export function KeptList({ onOpen, onNew }: Props) {
  const names = keptNames();
  if (names.length === 0) return null;
  return (
    <>
      <h2>Typed and not saved</h2>
      <ul>
        {names.map((name) => {
          const [, kind, like] = /^new (\w+)(?: (.+))?$/.exec(name) ?? [];
          return (
            <li key={name}>
              <button type="button" onClick={() => (kind ? onNew(kind as Kind, like) : onOpen(name))}>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
