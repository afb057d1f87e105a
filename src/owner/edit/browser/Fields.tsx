import { useId } from 'react';
import type { Path } from '../../../content/problems.ts';
import { blankOf } from '../form/blank.ts';
import { inWords, within } from '../form/names.ts';
import type { Schema } from '../form/schema.ts';
import type { Values } from './api.ts';
import { idOf, noteOf, useForm } from './context.ts';
import styles from './Field.module.css';
import { Kinds } from './Kinds.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { Choice, Fixed, Tick } from './Simple.tsx';
import { Problems, TextField } from './TextField.tsx';

type Props = { path: Path; label: string; schema: Schema; value: unknown; order?: readonly string[] };

/** The kind of an entry that can be of several, by the field that tells them apart. */
const kindOf = (schema: Schema, value: unknown): Schema | undefined => {
  const kinds = schema.oneOf ?? schema.anyOf ?? [];
  const isIt = (one: Schema) =>
    Object.entries(one.properties ?? {}).every(
      ([name, field]) => field.const === undefined || field.const === (value as Values | undefined)?.[name],
    );
  return kinds.find((one) => one.properties && isIt(one)) ?? kinds[0];
};

const isPicture = (file: string, path: Path) =>
  /^team\//.test(file) && path.length === 1 && path[0] === 'image';

/** One field of a form, whatever it holds. */
export function Field(props: Props) {
  const { path, schema, value } = props;
  const { file } = useForm();
  if (isPicture(file, path)) return <PictureField {...props} />;
  if (schema.const !== undefined) return <Fixed {...props} />;
  if (schema.enum) return <Choice {...props} options={schema.enum} />;
  if (schema.type === 'boolean') return <Tick {...props} />;
  if (schema.type === 'array') return <ListField {...props} draw={drawEntry} />;
  if (schema.type === 'object') return <Group {...props} />;
  const kind = kindOf(schema, value);
  if (kind?.properties) {
    const draw = (tells: string) => <Group {...props} schema={kind} isBare leaveOut={tells} />;
    return <Kinds {...props} kind={kind} draw={draw} />;
  }
  return <TextField {...props} />;
}

const drawEntry = (entry: Props) =>
  entry.schema.properties ? <Group {...entry} isBare /> : <Field {...entry} />;

/** The fields of a group, in the order of the schema; those that may be left out are added by a press. */
export function Group({
  path,
  label,
  schema,
  value,
  isBare = false,
  leaveOut,
}: Props & { isBare?: boolean; leaveOut?: string | undefined }) {
  const form = useForm();
  const id = useId();
  const values = (value ?? {}) as Values;
  const names = schema.properties
    ? Object.keys(schema.properties)
    : (schema.propertyNames?.enum ?? Object.keys(values)).map(String);
  const schemaOf = (name: string) =>
    schema.properties?.[name] ?? (schema.additionalProperties as Schema | undefined) ?? {};
  const isNeeded = (name: string) => schema.required?.includes(name) ?? false;
  // A picture has a place even where there is none: it is chosen there.
  const isShown = (name: string) => values[name] !== undefined || isPicture(form.file, [...path, name]);
  const present = names.filter((name) => name !== leaveOut && isShown(name));
  const absent = names.filter((name) => name !== leaveOut && !isShown(name));
  // Such as a misspelt name, or what an earlier version of the site knew.
  const unknown = schema.properties ? Object.keys(values).filter((name) => !names.includes(name)) : [];
  const fields = (
    <div className={styles.fields}>
      {present.map((name) => {
        const inner = [...path, name];
        return (
          <div key={name} className={styles.member}>
            <Field
              path={inner}
              label={inWords(name)}
              schema={schemaOf(name)}
              value={values[name]}
              order={names}
            />
            {!isNeeded(name) && values[name] !== undefined && (
              <button
                type="button"
                className={styles.small}
                onClick={() => form.change({ kind: 'remove', path: inner })}
              >
                Leave out <span className="visually-hidden">{inWords(name)}</span>
              </button>
            )}
          </div>
        );
      })}
      {unknown.map((name) => (
        <div key={name} className={styles.field} data-wrong>
          <p>
            <b>{name}</b> is no field that the site knows here: {String(values[name]).slice(0, 200)}
          </p>
          <button
            type="button"
            className={styles.small}
            id={idOf([...path, name])}
            onClick={() => form.change({ kind: 'remove', path: [...path, name] })}
          >
            Remove {name}
          </button>
          <Problems id={`${idOf([...path, name])}-p`} path={[...path, name]} />
        </div>
      ))}
      {absent.length > 0 && (
        <ul className={styles.adds} aria-label={`What can be added to ${label}`}>
          {absent.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.small}
                id={idOf([...path, name])}
                onClick={() =>
                  form.change({
                    kind: 'set',
                    path: [...path, name],
                    value: schemaOf(name).default ?? blankOf(schemaOf(name)),
                    order: names,
                  })
                }
              >
                Add {within(name)}
              </button>
              {schemaOf(name).description && (
                <span className={styles.help}>{schemaOf(name).description}</span>
              )}
              <Problems id={`${idOf([...path, name])}-p`} path={[...path, name]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  if (isBare) return fields;
  const help = [schema.description, noteOf(form, path)].filter(Boolean).join('. ');
  return (
    <details className={styles.group} id={idOf(path)} open={!form.isLong || path.length > 1}>
      <summary>{label}</summary>
      <fieldset aria-label={label} aria-describedby={help ? `${id}h` : undefined}>
        {help && (
          <p id={`${id}h`} className={styles.help}>
            {help}
          </p>
        )}
        <Problems id={`${id}p`} path={path} />
        {fields}
      </fieldset>
    </details>
  );
}
