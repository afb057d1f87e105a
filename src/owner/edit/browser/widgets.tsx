import type { WidgetProps } from '@rjsf/utils';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { useState } from 'react';
import { api, type Schema, type Way } from './api.ts';
import { useForm } from './context.ts';
import { valueAt } from './values.ts';

/** A text that may be longer gets more than one line. */
const SHORT = 70;
/** What is read from left to right in every language. */
const LATIN = ['phone', 'email', 'web', 'origin', 'path', 'date'];

const pathOf = (id: string): Way =>
  id
    .split('.')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** What a field of any kind says of itself to whoever cannot see it. */
function useSaid(id: string, schema: Schema) {
  const { problems, todos } = useForm();
  const ids = [schema.description && `${id}-help`, (problems.has(id) || todos.has(id)) && `${id}-says`];
  return { 'aria-invalid': problems.has(id), 'aria-describedby': ids.filter(Boolean).join(' ') || undefined };
}

/** A text, a number or a day. */
export function Text({ id, value, onChange, schema }: WidgetProps) {
  const { data, set } = useForm();
  const said = useSaid(id, schema as Schema);
  const { format = '', maxLength, minLength = 0, type } = schema;
  const text = String(value ?? '');
  const path = pathOf(id);
  const put = (typed: string) => onChange(typed === '' ? undefined : typed);
  // Several lines that are pasted into one entry of a list, such as a postal address, are as many entries.
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\s*\n\s*/)
      .filter(Boolean);
    const at = path.at(-1);
    if (lines.length < 2 || typeof at !== 'number' || text !== '') return;
    event.preventDefault();
    const list = [...((valueAt(data, path.slice(0, -1)) as unknown[]) ?? [])];
    list.splice(at, 1, ...lines);
    set(path.slice(0, -1), list);
  };
  const props = {
    id,
    value: text,
    dir: LATIN.includes(format) ? 'ltr' : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      put(format === 'line' ? target.value.replace(/\n+/g, ' ') : target.value),
    onBlur: () => text !== text.trim() && put(text.trim()),
    onPaste,
    ...said,
  };
  const isArea =
    type === 'string' && (text.length > SHORT || (maxLength ?? 0) > SHORT || text.includes('\n'));
  const length = text.trim().length;
  return (
    <>
      {isArea ? (
        <textarea rows={2} {...props} />
      ) : (
        <input
          type={format === 'date' ? 'date' : 'text'}
          inputMode={type === 'string' ? undefined : 'decimal'}
          {...props}
        />
      )}
      {maxLength !== undefined && maxLength > SHORT && (
        <small
          className="count"
          data-off={length > maxLength || (length > 0 && length < minLength) || undefined}
        >
          {length} of {minLength > 1 ? `${minLength} to ` : ''}
          {maxLength} characters
        </small>
      )}
    </>
  );
}

export function Choice({ id, value, onChange, options, schema }: WidgetProps) {
  const said = useSaid(id, schema as Schema);
  const all = options.enumOptions ?? [];
  const at = all.findIndex((one) => one.value === value);
  return (
    <select
      id={id}
      value={at}
      onChange={({ target }) => onChange(all[Number(target.value)]?.value)}
      {...said}
    >
      {at < 0 && <option value={-1}>Choose</option>}
      {all.map((one, i) => (
        <option key={one.label} value={i}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

export function Tick({ id, value, onChange, label, schema }: WidgetProps) {
  return (
    <label className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        {...useSaid(id, schema as Schema)}
      />
      {label}
    </label>
  );
}

/** A person's picture: a photograph that is chosen here, or an address. */
export function Picture(props: WidgetProps) {
  const { picture, photograph, setPhotograph } = useForm();
  const [said, setSaid] = useState('');
  const { id, value } = props;
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setSaid('The photograph is being read.');
    await api.photograph(chosen).then(
      (upload) => {
        setPhotograph(upload);
        setSaid(
          upload.side < 320
            ? `This square has ${upload.side} points; the site draws 320. Choose a larger photograph if you have one.`
            : 'Save, and it stands on the page.',
        );
      },
      ({ message }) => setSaid(message),
    );
  };
  const shown = photograph?.preview ?? (value === undefined ? undefined : picture);
  return (
    <>
      <Text {...props} />
      {shown && (
        <img src={shown} alt={photograph ? 'As it will be' : 'As it was saved'} width={160} height={160} />
      )}
      <label htmlFor={`${id}-file`}>Choose a photograph</label>
      <p id={`${id}-file-help`} className="help">
        It is cut to the square in which there is most to see, made small, and kept without what the camera
        wrote into it, such as the place. Without a picture the initials stand.
      </p>
      <input
        id={`${id}-file`}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-file-help`}
        onChange={({ target }) => take(target.files?.[0])}
      />
      <p role="status">{said}</p>
      {photograph && (
        <button
          type="button"
          onClick={() => {
            setPhotograph(undefined);
            setSaid('');
          }}
        >
          Do not use this photograph
        </button>
      )}
    </>
  );
}
