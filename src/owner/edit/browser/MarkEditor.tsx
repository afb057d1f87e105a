import { type DragEvent, useEffect, useId, useState } from 'react';
import { api, type Problem, type Refusal } from './api.ts';
import styles from './Mark.module.css';
import { MarkSizes } from './MarkSizes.tsx';

type Props = {
  company: string;
  version: number;
  onSaved: () => void;
  onChanged: (isChanged: boolean) => void;
};

/** The company's mark: a drawing is chosen or dropped here, and looked at where the site shows it before it is saved. */
export function MarkEditor({ company, version, onSaved, onChanged }: Props) {
  const id = useId();
  const [mark, setMark] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save, also of another view
  useEffect(() => {
    api.mark().then(setMark, (error) => setSaid(error.message));
  }, [version]);
  useEffect(() => onChanged(chosen !== undefined), [chosen, onChanged]);
  const refuse = ({ message, problems: found = [] }: Refusal) => {
    setSaid(message);
    setProblems(found);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setChosen(undefined);
    setSaid('');
    setProblems([]);
    await api.mark(await file.text()).then(setChosen, refuse);
  };
  const save = (svg: string) =>
    api.saveMark(svg).then(() => {
      setChosen(undefined);
      setSaid('Saved.');
      onSaved();
    }, refuse);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  // One fault is often told of an element and of whatever names it.
  const needed = [...new Set(problems.map(({ expected }) => expected))];
  return (
    <section
      className={styles.mark}
      aria-labelledby="mark"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h1 id="mark" tabIndex={-1}>
        The mark
      </h1>
      <label htmlFor={id}>Choose an SVG drawing</label>
      <p id={`${id}h`}>
        Or drop one here: a square of a few plain shapes, as Inkscape, Illustrator or Figma export it. Black
        becomes the ink of the page, dark on light pages and light on dark ones.
      </p>
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        aria-describedby={`${id}h`}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <div role="status">
        {said}
        {needed.length > 0 && (
          <ul className={styles.needed}>
            {needed.map((one) => (
              <li key={one}>Needed: {one}.</li>
            ))}
          </ul>
        )}
      </div>
      {(chosen ?? mark) && (
        <>
          <h2>{chosen ? 'This is how it would look' : 'As it is now'}</h2>
          {chosen && (
            <p className={styles.buttons}>
              <button type="button" className={styles.save} onClick={() => save(chosen)}>
                Save
              </button>
              <button type="button" onClick={() => setChosen(undefined)}>
                Do not use this drawing
              </button>
            </p>
          )}
          <MarkSizes mark={chosen ?? mark} company={company} />
        </>
      )}
    </section>
  );
}
