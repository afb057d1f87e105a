import { useId } from 'react';
import type { Path } from '../../../content/problems.ts';
import type { Schema } from '../form/schema.ts';
import { idOf, noteOf, problemsOf, useForm } from './context.ts';
import styles from './Field.module.css';
import { Problems } from './TextField.tsx';

type Props = {
  path: Path;
  label: string;
  schema: Schema;
  value: unknown;
  order?: readonly string[] | undefined;
};

/** A value that the specification fixes. */
export function Fixed({ label, schema, path, value }: Props) {
  return (
    <div className={styles.field}>
      <p id={idOf(path)} tabIndex={-1}>
        <b>{label}:</b> {String(value ?? schema.const)}
      </p>
      <p className={styles.help}>Fixed: {schema.description ?? 'it cannot be changed'}</p>
      <Problems id={`${idOf(path)}-p`} path={path} />
    </div>
  );
}

/** One of a few values. */
export function Choice({
  path,
  label,
  schema,
  value,
  order,
  options,
}: Props & { options: readonly (string | number)[] }) {
  const form = useForm();
  const id = useId();
  return (
    <div className={styles.field} data-wrong={problemsOf(form, path).length > 0 || undefined}>
      <label htmlFor={idOf(path)}>{label}</label>
      {schema.description && (
        <p id={`${id}h`} className={styles.help}>
          {schema.description}
        </p>
      )}
      {noteOf(form, path) && <p className={styles.help}>{noteOf(form, path)}</p>}
      <select
        id={idOf(path)}
        value={String(value)}
        aria-describedby={`${id}h ${id}p`}
        onChange={({ target }) =>
          form.change({
            kind: 'set',
            path,
            value: options.find((one) => String(one) === target.value),
            order,
          })
        }
      >
        {!options.includes(value as string) && <option value={String(value)}>{String(value)}</option>}
        {options.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <Problems id={`${id}p`} path={path} />
    </div>
  );
}

/** Yes or no. */
export function Tick({ path, label, schema, value, order }: Props) {
  const form = useForm();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          id={idOf(path)}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}h ${id}p`}
          onChange={({ target }) => form.change({ kind: 'set', path, value: target.checked, order })}
        />
        {label}
      </label>
      <p id={`${id}h`} className={styles.help}>
        {[schema.description, noteOf(form, path)].filter(Boolean).join('. ')}
      </p>
      <Problems id={`${id}p`} path={path} />
    </div>
  );
}
