import type { Problem } from './api.ts';
import { idOf } from './context.ts';
import styles from './Editor.module.css';

type Props = {
  file: string;
  problems: readonly Problem[];
  said: string;
  state: 'busy' | 'changed' | 'new' | 'saved';
  isNew: boolean;
  onDrop: () => void;
  onOpen: (file: string) => void;
};

/** The element of a field that a problem names: `process › entry 3 › title`. */
const anchorOf = ({ field }: Problem): string =>
  idOf(field.split(' › ').map((key) => (/^entry \d+$/.test(key) ? Number(key.slice(6)) - 1 : key)));

/** What stays in view below a form: its two buttons, how it stands, and what is wrong that no field of it shows. */
export function Bar({ file, problems, said, state, isNew, onDrop, onOpen }: Props) {
  const isHere = (one: Problem) => one.file === `content/${file}` && one.field !== '';
  const elsewhere = problems.filter((one) => !isHere(one) || !document.getElementById(anchorOf(one)));
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
            <li key={one.file + one.field + one.expected}>
              {one.file !== `content/${file}` && (
                <button type="button" onClick={() => onOpen(one.file.replace(/^content\//, ''))}>
                  {one.file}
                </button>
              )}{' '}
              {one.field} Expected: {one.expected}. Found: {one.found}.{' '}
              {one.fix?.includes('npm run legal -- renew') ? 'Its date is asked for above.' : one.fix}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
