import { type FormEvent, useState } from 'react';
import { ask, type RequestError, type SavedStates as States } from './api.ts';

type Props = { states: States; author: string; onDone: (message: string) => void };

const formatRefusal = ({ message, problems: [problem] = [] }: RequestError) =>
  problem ? `${message} ${problem.file}: expected ${problem.expected}; found ${problem.found}.` : message;

/** The list of saved states, and the form that saves one. Its texts call a saved state a “version”. */
export function SavedStates({ states: { hasGit, changedFiles, states }, author, onDone }: Props) {
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (request: Promise<string>) => {
    setBusy(true);
    const refusal = await request.then((message) => onDone(message), formatRefusal);
    if (refusal) onDone(refusal);
    setBusy(false);
    return !refusal;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(ask('saveState', sentence, author))) setSentence('');
  };
  return (
    <section className="fields">
      <h1 tabIndex={-1}>Save a version</h1>
      <p>
        {hasGit
          ? 'A version is all your words and pictures as they are now (git calls it a commit). A host that builds the site uses only versions.'
          : 'This folder has no git, so it keeps no versions: saving replaces what was there before. Ask whoever set up the site to add git.'}
      </p>
      {hasGit && <h2>Not in a version yet</h2>}
      {hasGit && changedFiles.length === 0 && <p>Nothing.</p>}
      <ul>
        {changedFiles.map((file) => (
          <li key={file}>content/{file}</li>
        ))}
      </ul>
      {changedFiles.length > 0 && (
        <form className="fields" onSubmit={save}>
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
      {states.length > 0 && <h2>Earlier versions</h2>}
      <ol>
        {states.map(({ hash, day, by, subject }, i) => (
          <li key={hash} className="row">
            <span>
              {day}: {subject} <small>{by}</small>
            </span>
            {(i > 0 || changedFiles.length > 0) && (
              <button
                type="button"
                disabled={isBusy}
                aria-label={`Bring the words of ${day} back: ${subject}`}
                onClick={() => send(ask('restoreState', hash, author))}
              >
                Bring these words back
              </button>
            )}
          </li>
        ))}
      </ol>
      <p>To publish, follow the page for your host in the folder hosting.</p>
    </section>
  );
}
