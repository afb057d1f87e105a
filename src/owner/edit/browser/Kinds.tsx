import type { ReactNode } from 'react';
import type { Path } from '../../../content/problems.ts';
import { blankOf } from '../form/blank.ts';
import { inWords } from '../form/names.ts';
import type { Schema } from '../form/schema.ts';
import type { Values } from './api.ts';
import { idOf, useForm } from './context.ts';
import styles from './Field.module.css';

type Props = {
  path: Path;
  schema: Schema;
  value: unknown;
  kind: Schema;
  draw: (tells: string) => ReactNode;
};

/** An entry that can be of several kinds. @param draw draws its fields but the one that tells the kind */
export function Kinds({ path, schema, value, kind, draw }: Props) {
  const { change } = useForm();
  const kinds = schema.oneOf ?? schema.anyOf ?? [];
  const tells =
    Object.entries(kind.properties ?? {}).find(([, field]) => field.const !== undefined)?.[0] ?? '';
  const named = (one: Schema) => String(one.properties?.[tells]?.const);
  const choose = (name: string) => {
    const other = kinds.find((one) => named(one) === name);
    const kept = Object.entries(value as Values).filter(([key]) => key !== tells && other?.properties?.[key]);
    change({ kind: 'set', path, value: { ...(blankOf(other) as Values), ...Object.fromEntries(kept) } });
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${idOf(path)}-kind`}>{inWords(tells)}</label>
        <select id={`${idOf(path)}-kind`} value={named(kind)} onChange={({ target }) => choose(target.value)}>
          {kinds.map((one) => (
            <option key={named(one)}>{named(one)}</option>
          ))}
        </select>
      </div>
      {draw(tells)}
    </>
  );
}
