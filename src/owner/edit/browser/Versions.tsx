import { type FormEvent, useState } from 'react';
import { api, type Versions as State } from './api.ts';

type Props = { state: State; by: string; onDone: (message: string) => void };

export function Versions({ state: { isKept, changed }, by, onDone }: Props) {
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    onDone(await api.version(sentence, by).catch(({ message }: Error) => message));
    setSentence('');
    setBusy(false);
  };
  return (
    <section className="fields">
      <h1 tabIndex={-1}>Save a version</h1>
      <p>
        {isKept
          ? 'A version is all your words and pictures as they are now (git calls it a commit). A host that builds the site uses only versions.'
          : 'This folder has no git, so it keeps no versions: saving replaces what was there before. Ask whoever set up the site to add git.'}
      </p>
      {isKept && <h2>Not in a version yet</h2>}
      {isKept && changed.length === 0 && <p>Nothing.</p>}
      <ul>
        {changed.map((file) => (
          <li key={file}>content/{file}</li>
        ))}
      </ul>
      {changed.length > 0 && (
        <form className="fields" onSubmit={keep}>
          <label htmlFor="sentence">What has changed, in a sentence</label>
          <input
            id="sentence"
            required
            pattern=".*\S.*"
            maxLength={300}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
          <button type="submit" disabled={isBusy}>
            Save a version
          </button>
        </form>
      )}
      <p>To publish, follow the page for your host in the folder hosting.</p>
    </section>
  );
}
