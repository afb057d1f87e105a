import { partName } from '../../../content/problems.ts';
import type { Opened, Problem, Way } from './api.ts';

type Props = {
  said: string;
  problems: readonly Problem[];
  /** Those of this file. */
  own: readonly Problem[];
  isNew: boolean;
  isBusy: boolean;
  isDirty: boolean;
  reviewed: Opened['reviewed'];
  onReveal: (way: Way) => void;
  onRead: () => void;
};

/** What stays in view below the fields: what was said, what is wrong with the way to it, and the button that saves. */
export function Bar({ said, problems, own, isNew, isBusy, isDirty, reviewed, onReveal, onRead }: Props) {
  return (
    <div className="bar">
      <div className="said" role="status">
        {said && <p>{said}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map((one) => (
              <li key={one.file + one.path.join() + one.expected}>
                <button type="button" onClick={() => onReveal(one.path as Way)}>
                  {own.includes(one) ? partName(one) || 'The file' : `${one.file} ${partName(one)}`}
                </button>
                : expected {one.expected}; found {one.found}.
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="submit" disabled={isBusy}>
        {isNew ? 'Save and add' : 'Save'}
      </button>
      {isDirty && <p>Not saved yet.</p>}
      {!isDirty && reviewed && (
        <p>
          Read by {reviewed.by}, {reviewed.date}.
        </p>
      )}
      {!isNew && !isDirty && !reviewed && (
        <button type="button" disabled={isBusy} onClick={onRead}>
          I have read this: it is ours
        </button>
      )}
    </div>
  );
}
