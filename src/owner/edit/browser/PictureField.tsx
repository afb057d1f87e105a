import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { Path } from '../../../content/problems.ts';
import { MOST_BYTES, tooHeavy } from '../form/photograph-limits.ts';
import type { Schema } from '../form/schema.ts';
import { api, type Upload } from './api.ts';
import { Crop } from './Crop.tsx';
import { idOf, useForm } from './context.ts';
import styles from './Picture.module.css';
import { TextField } from './TextField.tsx';

type Props = { path: Path; label: string; schema: Schema; value: unknown; order?: readonly string[] };

/** A person's picture: a photograph that is chosen or dropped here and cut to a square, or an address. */
export function PictureField(props: Props) {
  const { change, setPhotograph, version, file } = useForm();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<Upload>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  const [saved, setSaved] = useState<string | null>(null);
  // Once it is saved it is shown, and the next one can be chosen.
  useEffect(() => {
    setUpload(undefined);
    if (version) api.picture(file).then(setSaved, () => setSaved(null));
  }, [version, file]);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setUpload(undefined);
    setPhotograph(undefined);
    setSaid('');
    if (chosen.size > MOST_BYTES) return setSaid(tooHeavy(chosen.size));
    setBusy(true);
    try {
      setUpload(await api.photograph(chosen));
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setBusy(false);
      if (chooser.current) chooser.current.value = '';
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      aria-label="Photograph"
      className={styles.picture}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={styles.choose}>
        <label htmlFor={id}>Choose a photograph</label>
        <p id={`${id}h`}>
          Or drop one here. It is cut to a square, made small, and kept in the folder team without what the
          camera wrote into it, such as the place. Without a picture the initials stand.
        </p>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}h ${id}p`}
          onChange={({ target }) => take(target.files?.[0])}
        />
        <p id={`${id}p`} className={styles.problem} role="alert">
          {said}
        </p>
        {isBusy && <p role="status">The photograph is being read.</p>}
      </div>
      {saved && !upload && props.value !== undefined && (
        <img src={saved} alt="As it was saved" width={240} height={240} />
      )}
      {upload ? (
        <Crop
          key={upload.id}
          upload={upload}
          onSquare={(square) => setPhotograph({ id: upload.id, square })}
          onDrop={() => {
            setUpload(undefined);
            setPhotograph(undefined);
          }}
        />
      ) : props.value === undefined ? (
        <button
          type="button"
          id={idOf(props.path)}
          onClick={() => change({ kind: 'set', path: props.path, value: 'https://', order: props.order })}
        >
          Use a picture at another address
        </button>
      ) : (
        <TextField {...props} />
      )}
    </fieldset>
  );
}
