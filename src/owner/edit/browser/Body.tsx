import { Messages } from './Messages.tsx';

/** The text below the fields of a Markdown file. */
export function Body({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="f.body">The text below, in Markdown</label>
      <p id="f.body-help" className="help">
        A blank line begins a paragraph; ## begins a heading; [words](/about) is a link. A heading’s{' '}
        {'{#anchor}'} stays for ever: others link to it.
      </p>
      <textarea
        id="f.body"
        rows={24}
        aria-describedby="f.body-help"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Messages id="f.body" />
    </div>
  );
}
