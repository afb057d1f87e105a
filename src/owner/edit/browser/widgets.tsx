import CheckboxesWidget from '@rjsf/core/lib/components/widgets/CheckboxesWidget.js';
import SelectWidget from '@rjsf/core/lib/components/widgets/SelectWidget.js';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { type Schema, upload, type Values } from './api.ts';
import { findFieldPath, formatValue, idOf, parseText, useForm } from './values.ts';

/** A text that may have more characters gets an input of several lines. */
const MAX_LINE_CHARS = 70;
/** A smaller photograph may look blurred. The site shows it at most 15rem wide (PersonCard.module.css). */
const MIN_SIDE_PX = 320;
/** The formats of lists that are typed as one text, with a line for each entry. */
const LINE_FORMATS = ['lines', 'numbers', 'pairs'];
const INPUT_TYPES: Record<string, string> = { date: 'date', time: 'time', colour: 'color' };

/** Splits a text into characters as a reader counts them: a letter with its accents is one character. */
const segmenter = new Intl.Segmenter();

/** Says how many characters are missing, too many or, near the maximum, left; else empty. */
function formatLengthHint(text: string, min = 0, max = 0): string {
  const length = [...segmenter.segment(text.trim())].length;
  if (min > 1 && length > 0 && length < min) return `${min - length} more needed`;
  if (max === 0 || length < max * 0.8) return '';
  return length > max ? `${length - max} too many` : `${max - length} left`;
}

/** The input of a text, number, date, time or colour, or of a list with a line for each entry. */
export function TextInput({ id, value, onChange, schema }: WidgetProps) {
  const { data, problems, addEntry } = useForm();
  const { format = '', minLength, maxLength = 0, type } = schema;
  const { entriesIn = '' } = schema as Schema;
  const text = formatValue(value);
  const isList = LINE_FORMATS.includes(format);
  const isLong = type === 'string' && Math.max(maxLength, text.length) > MAX_LINE_CHARS;
  const isMultiline = isList || format === 'markdown' || isLong;
  const Input = isMultiline ? 'textarea' : 'input';
  const lengthHint = formatLengthHint(text, minLength, maxLength);
  // A menu names its dishes. A dish is drawn only if the list `entriesIn` of the same file has an entry for it.
  const listedNames = ((data[entriesIn] ?? []) as Values[]).map(({ name }) => name);
  const typedNames = entriesIn ? (parseText(text, 'lines') as string[]) : [];
  const unlistedNames = typedNames.filter((name) => !listedNames.includes(name));
  return (
    <>
      <Input
        id={id}
        value={text}
        rows={isMultiline ? 2 : undefined}
        type={isMultiline ? undefined : (INPUT_TYPES[format] ?? 'text')}
        inputMode={type === 'string' ? undefined : 'decimal'}
        aria-invalid={problems.some((problem) => `${idOf(findFieldPath(problem))}.`.startsWith(`${id}.`))}
        aria-describedby={`${ariaDescribedByIds(id)} ${id}__length`}
        onChange={({ target }: { target: { value: string } }) =>
          onChange(target.value === '' && !isList ? undefined : target.value)
        }
      />
      <small id={`${id}__length`} data-wrong={/too many/.test(lengthHint) || undefined}>
        {lengthHint && `Characters: ${lengthHint}`}
      </small>
      {unlistedNames.map((name) => (
        <button key={name} type="button" onClick={() => addEntry(entriesIn, { name })}>
          + Draw “{name}” on the plate
        </button>
      ))}
    </>
  );
}

/** A list to choose from, or checkboxes for several choices. */
export const ChoiceInput = (props: WidgetProps) =>
  props.multiple ? <CheckboxesWidget {...props} /> : <SelectWidget {...props} />;

type FileInputProps = {
  id: string;
  label: string;
  disabled?: boolean;
  /** @returns a message with the next step */
  onFile: (file: File) => Promise<string>;
};

function FileInput({ id, label, disabled, onFile }: FileInputProps) {
  const [message, setMessage] = useState('');
  const readFile = async (file: File) => {
    setMessage('Reading the picture.');
    setMessage(await onFile(file).catch((error: Error) => error.message));
  };
  return (
    <>
      <label htmlFor={`${id}-file`}>{label}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept="image/*"
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) readFile(file);
          target.value = '';
        }}
      />
      <p role="status">{message}</p>
    </>
  );
}

/** The input of a person's photograph: an upload, or a file name or address. */
export function PhotographInput(props: WidgetProps) {
  const { id, value, onChange } = props;
  const isUploaded = /^data:/.test(value ?? '');
  const [savedValue, setSavedValue] = useState(value);
  const addFile = async (file: File) => {
    const { image, sidePx } = await upload('uploadPhotograph', file);
    if (!isUploaded) setSavedValue(value);
    onChange(image);
    return sidePx < MIN_SIDE_PX
      ? `This square is ${sidePx} pixels wide; it should have ${MIN_SIDE_PX}. Choose a larger photograph if you have one.`
      : 'Save to show it on the page.';
  };
  return (
    <>
      <TextInput {...props} value={isUploaded ? '' : value} />
      {isUploaded && (
        <div className="row">
          <img src={value} alt="As it will appear" width={160} height={160} />
          <button type="button" onClick={() => onChange(savedValue)}>
            Do not use this photograph
          </button>
        </div>
      )}
      <small>
        A photograph is cut to the square with the most to see, made smaller, and saved without what the
        camera wrote into it, such as the place. Without a picture the initials are shown.
      </small>
      <FileInput id={id} label="Choose a photograph" onFile={addFile} />
    </>
  );
}

/** The input of a Markdown text, with an upload that adds a picture at its end. */
export function MarkdownInput(props: WidgetProps) {
  const [altText, setAltText] = useState('');
  const { id, value = '', onChange } = props;
  // The owner may type while the picture is uploaded.
  const text = useRef(value);
  text.current = value;
  const addFile = async (file: File) => {
    const { name } = await upload('uploadPicture', file);
    onChange(`${text.current.trim()}\n\n![${altText.replace(/[[\]\\]/g, ' ').trim()}](${name})\n`);
    setAltText('');
    return 'It is at the end of the text: move its line to where it belongs, and save.';
  };
  return (
    <>
      <TextInput {...props} />
      <label htmlFor={`${id}-shows`}>What a picture for this text shows</label>
      <small>For people who cannot see it. Example: students at the counter.</small>
      <input
        id={`${id}-shows`}
        value={altText}
        maxLength={120}
        onChange={({ target }) => setAltText(target.value)}
      />
      <FileInput id={id} label="Choose the picture" disabled={!altText.trim()} onFile={addFile} />
    </>
  );
}

/** Shows the company's mark, and replaces it with an SVG file. */
export const MarkInput = ({ id, value, onChange }: WidgetProps) => (
  <>
    <img
      className="mark"
      src={`data:image/svg+xml,${encodeURIComponent(value)}`}
      alt="As it is now"
      width={96}
      height={96}
    />
    <input
      id={id}
      type="file"
      accept=".svg,image/svg+xml"
      aria-describedby={ariaDescribedByIds(id)}
      onChange={async ({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChange((await file.text()).trim());
      }}
    />
  </>
);
