import { ask, type Values } from './api.ts';

type Note = { topic: string; note: string; settled: boolean };
type Section = { title?: string; counsel?: Note[] };

type Props = {
  file: string;
  data: Values;
  /** The days of the text's versions, the newest first; a draft has none. */
  versions: readonly string[];
  isBusy: boolean;
  onPublish: () => void;
  onChange: (data: Values) => void;
  /** Is called with the words of an earlier version, which are not saved yet. */
  onBack: (data: Values, day: string) => void;
};

export function Legal({ file, data, versions, isBusy, onPublish, onChange, onBack }: Props) {
  const sections = (data['sections'] ?? []) as Section[];
  const notes = sections.flatMap(({ title = '', counsel = [] }) =>
    counsel.map((note) => ({ title, ...note })),
  );
  const openCount = notes.filter(({ settled }) => !settled).length;
  const [newest] = versions;
  const question = `${openCount} of the notes for your counsel ${openCount === 1 ? 'is' : 'are'} not ticked as settled. Publish the text anyway?`;
  const settleNotes = () =>
    onChange({
      ...data,
      sections: sections.map(({ counsel, ...section }) => ({
        ...section,
        ...(counsel && { counsel: counsel.map((note) => ({ ...note, settled: true })) }),
      })),
    });
  const bringBack = async (day: string) => {
    const path = file.replace(/^legal\/(.*)\.yaml$/, `legal/versions/$1-${day}.yaml`);
    const { values: _, changed: __, ...words } = (await ask('open', path)).data;
    onBack({ ...words, updated: data['updated'] }, day);
  };
  return (
    <section className="legal fields" aria-label="Its versions">
      <h2>{newest ? 'Its versions' : 'A draft'}</h2>
      <p>
        {newest
          ? `In force since ${newest}. For other words choose a later day above, say what has changed, and save: that is the next version. What has been published stays.`
          : 'Save it as often as you like. Once your counsel has settled it, choose the day from which it applies, at the top, and publish it.'}
      </p>
      {openCount > 0 && (
        <button type="button" onClick={settleNotes}>
          Our counsel has settled {openCount === 1 ? 'the open note' : `all ${openCount} notes`}
        </button>
      )}
      {!newest && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => (openCount === 0 || confirm(question)) && onPublish()}
        >
          Publish the first version
        </button>
      )}
      <ul>
        {versions.map((day) => (
          <li key={day} className="row">
            {day}
            <button
              type="button"
              aria-label={`Bring the words of ${day} back`}
              onClick={() => bringBack(day)}
            >
              Bring these words back
            </button>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <button type="button" onClick={() => print()}>
          Print the notes for your counsel
        </button>
      )}
      <div className="counsel">
        <h1>
          {String(data['title'])}: {notes.length} notes, {openCount} open
        </h1>
        {notes.map(({ topic, title, note, settled }) => (
          <article key={note}>
            <h2>
              {settled ? '☑' : '☐'} {title}
              {topic !== 'other' && ` (${topic})`}
            </h2>
            <p>{note}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
