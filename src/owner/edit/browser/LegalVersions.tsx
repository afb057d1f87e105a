import { ask, type Values } from './api.ts';

type Note = { topic: string; note: string; settled: boolean };
type Section = { title?: string; counsel?: Note[] };

type Props = {
  file: string;
  data: Values;
  /** The days of the text's versions, such as `2025-09-23`, newest first; a draft has none. */
  versionDays: readonly string[];
  isBusy: boolean;
  onPublish: () => void;
  onChange: (data: Values) => void;
  /** Is called with the words of a version, which are not saved yet. */
  onRestore: (data: Values, day: string) => void;
};

/** The versions of a legal text, and its notes for counsel, which can be printed. */
export function LegalVersions({ file, data, versionDays, isBusy, onPublish, onChange, onRestore }: Props) {
  const sections = (data['sections'] ?? []) as Section[];
  const notes = sections.flatMap(({ title = '', counsel = [] }) =>
    counsel.map((note) => ({ title, ...note })),
  );
  const unsettledCount = notes.filter(({ settled }) => !settled).length;
  const [newestDay] = versionDays;
  const publishQuestion = `${unsettledCount} of the notes for your counsel ${unsettledCount === 1 ? 'is' : 'are'} not ticked as settled. Publish the text anyway?`;
  const settleNotes = () =>
    onChange({
      ...data,
      sections: sections.map(({ counsel, ...section }) => ({
        ...section,
        ...(counsel && { counsel: counsel.map((note) => ({ ...note, settled: true })) }),
      })),
    });
  const restore = async (day: string) => {
    const path = file.replace(/^legal\/(.*)\.yaml$/, `legal/versions/$1-${day}.yaml`);
    // Leaves out `values`, which only versions have, and `changed`, which says what was new in that version.
    const { values: _, changed: __, ...text } = (await ask('open', path)).data;
    onRestore({ ...text, updated: data['updated'] }, day);
  };
  return (
    <section className="legal-versions fields" aria-label="Versions">
      <h2>{newestDay ? 'Published versions' : 'A draft'}</h2>
      <p>
        {newestDay
          ? `In force from ${newestDay}. For other words choose a later day above, say what has changed, and save: that is the next version. What has been published stays.`
          : 'Save it as often as you like. Once your counsel has settled it, choose the day from which it applies, at the top, and publish it.'}
      </p>
      {unsettledCount > 0 && (
        <button type="button" onClick={settleNotes}>
          Our counsel has settled {unsettledCount === 1 ? 'the open note' : `${unsettledCount} open notes`}
        </button>
      )}
      {!newestDay && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => (unsettledCount === 0 || confirm(publishQuestion)) && onPublish()}
        >
          Publish the first version
        </button>
      )}
      <ul>
        {versionDays.map((day) => (
          <li key={day} className="row">
            {day}
            <button type="button" aria-label={`Bring the words of ${day} back`} onClick={() => restore(day)}>
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
      <div className="counsel-notes">
        <h1>
          {String(data['title'])}: {notes.length} notes, {unsettledCount} open
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
