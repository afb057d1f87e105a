import { type ChangeEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { cutTo, fill } from '../../../content/fill.ts';
import type { Path } from '../../../content/problems.ts';
import type { Schema } from '../form/schema.ts';
import { Concerns } from './Concerns.tsx';
import { idOf, noteOf, problemsOf, useForm } from './context.ts';
import styles from './Field.module.css';
import { useTidy } from './tidy.ts';

type Props = {
  path: Path;
  label: string;
  schema: Schema;
  value: unknown;
  order?: readonly string[];
  isBody?: boolean;
};

/** A text that may be longer gets more than one line. */
const SHORT = 70;
const isDay = ({ format }: Schema) => format === 'date';
const isNumber = ({ type }: Schema) => type === 'integer' || type === 'number';
/** What the description says besides the number of letters, which is counted below the field. */
const helpOf = ({ description = '' }: Schema) =>
  description
    .replace(/, \d+ to \d+ characters$|, at most \d+ characters$/, '')
    .replace(', in quotes', '')
    .replace(/^(a line of text|a paragraph|a text)$/, '');

/** A text, a number or a day, with its help, its count and what is wrong with it. */
export function TextField({ path, label, schema, value, order, isBody = false }: Props) {
  const form = useForm();
  const key = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = idOf(path);
  const text = value === undefined || value === null ? '' : String(value);
  const problems = problemsOf(form, path);
  const help = helpOf(schema);
  const note = noteOf(form, path);
  const isLine = schema.format === 'line';
  const isArea =
    isBody ||
    text.includes('\n') ||
    text.length > SHORT ||
    (!isNumber(schema) && !isDay(schema) && (schema.maxLength ?? 0) > SHORT);

  // As high as its text.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.setProperty(
      '--lines',
      String(Math.max(1, Math.ceil(text.length / 60) + text.split('\n').length - 1)),
    );
  }, [text]);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = isLine ? target.value.replace(/\n+/g, ' ') : target.value;
    if (isBody) return form.change({ kind: 'body', text: typed });
    const number =
      isNumber(schema) && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
    form.change({ kind: 'set', path, value: number, order });
  };
  const { typed, tidy, onKeyDown } = useTidy(schema.format, text, (value) =>
    form.change({ kind: 'set', path, value, order }),
  );
  const length = text.trim().length;
  const { minLength = 0, maxLength } = schema;
  const isOff = maxLength !== undefined && (length > maxLength || (length > 0 && length < minLength));
  const described = [
    help && `${key}h`,
    note && `${key}n`,
    maxLength && `${key}c`,
    problems.length > 0 && `${key}p`,
  ];
  const onKey = (event: KeyboardEvent) => {
    if (isLine && event.key === 'Enter') event.preventDefault();
    onKeyDown(event);
  };
  const props = {
    id,
    value: text,
    onChange,
    onBlur: tidy,
    onKeyDown: isArea ? onKey : onKeyDown,
    'aria-invalid': problems.length > 0,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  const named = fill(text, form.fill);
  return (
    <div className={styles.field} data-wrong={problems.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${key}h`} className={styles.help}>
          {help}
        </p>
      )}
      {note && (
        <p id={`${key}n`} className={styles.help}>
          {note}
        </p>
      )}
      {isArea ? (
        <textarea ref={area} rows={isBody ? 24 : 2} className={isBody ? styles.body : undefined} {...props} />
      ) : (
        <input
          type={isDay(schema) ? 'date' : 'text'}
          inputMode={isNumber(schema) ? 'decimal' : undefined}
          {...props}
        />
      )}
      <p className={styles.foot}>
        {schema.format && <span role="status">{typed && `You typed ${typed}`}</span>}
        {named !== text && !isBody && (
          <span className={styles.reads}>
            Reads: {named}
            {maxLength !== undefined &&
              named.length > maxLength &&
              ` (${named.length} characters, more than ${maxLength}: “${cutTo(named, maxLength)}” is left)`}
          </span>
        )}
        {maxLength !== undefined && (
          <span id={`${key}c`} className={styles.count} data-off={isOff || undefined}>
            {length} of {minLength > 1 ? `${minLength} to ` : ''}
            {maxLength}
            <span className="visually-hidden"> characters</span>
          </span>
        )}
      </p>
      <Problems id={`${key}p`} path={path} />
    </div>
  );
}

/** What is wrong with a field, in the words of the build, and what is left to do about it. */
export function Problems({ id, path }: { id: string; path: Path }) {
  const problems = problemsOf(useForm(), path);
  if (problems.length === 0) return <Concerns path={path} />;
  return (
    <ul id={id} className={styles.problems}>
      {problems.map(({ expected, found, fix }) => (
        <li key={expected + found}>
          <b>Expected:</b> {expected}. <b>Found:</b> {found}.{' '}
          {fix && (
            <>
              <b>To do:</b> {fix}.
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
