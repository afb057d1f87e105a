import { partName } from '../../../content/problems.ts';
import type { Problem } from './api.ts';
import { idOf } from './context.ts';
import styles from './Editor.module.css';

type Props = {
  file: string;
  problems: readonly Problem[];
  said: string;
  /** `behind`: a draft that was changed in its file, whose version is to keep step. */
  state: 'busy' | 'changed' | 'new' | 'behind' | 'saved';
  isNew: boolean;
  onDrop: () => void;
  onOpen: (file: string) => void;
};

/** Whether the words of a legal text are not those that are kept under its date. */
export const isUnkept = ({ code }: Problem): boolean => code === 'undated' || code === 'unversioned';

/** What stays in view below a form: its two buttons, how it stands, and what is wrong that no field of it shows. */
export function Bar({ file, problems, said, state, isNew, onDrop, onOpen }: Props) {
  const isHere = (one: Problem) => one.file === `content/${file}` && one.path.length > 0;
  const elsewhere = problems.filter((one) => !isHere(one) || !document.getElementById(idOf(one.path)));
  const { length } = problems;
  return (
    <div className={styles.bar}>
      <button type="submit" className={styles.save} disabled={state === 'busy' || state === 'saved'}>
        {isNew ? 'Save and add' : 'Save'}
      </button>
      <button type="button" disabled={state !== 'changed'} onClick={onDrop}>
        Drop my changes
      </button>
      <div role="status" id="said" tabIndex={-1} className={styles.said}>
        {said || (state === 'changed' ? 'Not saved yet.' : '')}
        {length > 0 && ` ${length} ${length === 1 ? 'thing does' : 'things do'} not fit.`}
      </div>
      {elsewhere.length > 0 && (
        <ul className={styles.elsewhere}>
          {elsewhere.map((one) => (
            <li key={one.file + partName(one) + one.expected}>
              {one.file !== `content/${file}` && (
                <button type="button" onClick={() => onOpen(one.file.replace(/^content\//, ''))}>
                  {one.file}
                </button>
              )}{' '}
              {state === 'behind' && isUnkept(one) ? (
                'This draft was changed in its file. Save keeps these words: a draft needs no new date.'
              ) : (
                <>
                  {partName(one)} Expected: {one.expected}. Found: {one.found}.{' '}
                  {one.code === 'undated' ? 'Its date is asked for above.' : one.fix}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
