import { inWords } from '../form/names.ts';
import type { Renewal, Values } from './api.ts';
import { Messages } from './Messages.tsx';

type Note = { topic: string; clause?: string; note: string; settled: boolean };

type Props = {
  data: Values;
  isBusy: boolean;
  /** The day of the new version and, for a text in force, what has changed. */
  renewal: Renewal;
  onRenewal: (renewal: Renewal) => void;
  onFirst: (renewal: Renewal) => void;
  /** Called with all notes marked as settled. */
  onSettled: (notes: Note[]) => void;
};

export function Legal({ data, isBusy, renewal, onRenewal, onFirst, onSettled }: Props) {
  const notes = (data['counsel'] ?? []) as Note[];
  const open = notes.filter(({ settled }) => !settled).length;
  const question = `${open} of the notes for your counsel ${open === 1 ? 'is' : 'are'} not ticked as settled. Make this the first version anyway?`;
  const isDraft = data['draft'] === true;
  return (
    <section className="legal fields" id="f.renewal" tabIndex={-1} aria-label="Its version">
      <h2>{isDraft ? 'The first version' : 'A change to a text in force'}</h2>
      <p>
        {isDraft
          ? 'This text is a draft: it changes without a date. Once your counsel has settled it, choose the day from which it applies.'
          : 'Each change needs the day from which it applies, and a sentence on what has changed.'}
      </p>
      <div className="field">
        <label htmlFor="f.renewal.date">The day from which it applies</label>
        <input
          id="f.renewal.date"
          type="date"
          value={renewal.date}
          onChange={({ target }) => onRenewal({ ...renewal, date: target.value })}
        />
      </div>
      <Messages id="f.renewal" isField />
      {open > 0 && (
        <button type="button" onClick={() => onSettled(notes.map((note) => ({ ...note, settled: true })))}>
          Our counsel has settled {open === 1 ? 'the open note' : `all ${open} notes`}
        </button>
      )}
      {isDraft ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => (open === 0 || confirm(question)) && onFirst({ date: renewal.date })}
        >
          This is our first version
        </button>
      ) : (
        <div className="field">
          <label htmlFor="f.renewal.changed">What has changed, in a sentence</label>
          <textarea
            id="f.renewal.changed"
            rows={2}
            value={renewal.changed ?? ''}
            onChange={({ target }) => onRenewal({ ...renewal, changed: target.value })}
          />
        </div>
      )}
      {notes.length > 0 && (
        <button type="button" onClick={() => print()}>
          Print the notes for your counsel
        </button>
      )}
      <div className="counsel">
        <h1>
          {String(data['title'])}: {notes.length} notes, {open} open
        </h1>
        {notes.map(({ topic, clause, note, settled }) => (
          <article key={note}>
            <h2>
              {settled ? '☑' : '☐'} {inWords(clause ?? topic)}
              {clause && topic !== 'other' && ` (${topic})`}
            </h2>
            <p>{note}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
