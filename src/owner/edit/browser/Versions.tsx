import { useState } from 'react';
import hosts from '../../../../hosting/README.md?raw';
import { api, type Changed, type Refusal } from './api.ts';
import styles from './Changes.module.css';
import input from './Input.module.css';

/** The hosts that the table of `hosting/` has a page for. */
const HOSTS = [...hosts.matchAll(/^\| \[(.+)\]\((.+\.md)\) \|/gm)];

type Props = { changed: Changed; onDone: () => void; say: (words: string) => void };

/** Keeps what has been changed as a version, and publishes the versions. */
export function Versions({ changed: { list, versions }, onDone, say }: Props) {
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const order = (asked: Promise<null>, done: string) => {
    setBusy(true);
    say('');
    asked
      .then(
        () => {
          say(done);
          setSentence('');
          onDone();
        },
        ({ message }: Refusal) => say(message),
      )
      .finally(() => setBusy(false));
  };
  const { isKept, unpublished } = versions;
  return (
    <>
      {!isKept && (
        <p>
          There is no git in this folder, so it keeps no versions: what is saved here replaces what was there
          before. Whoever set the site up for you can add git.
        </p>
      )}
      {isKept && list.length > 0 && (
        <form
          className={styles.version}
          onSubmit={(event) => {
            event.preventDefault();
            order(api.version(sentence), 'The version is saved.');
          }}
        >
          <label htmlFor="sentence">What has changed, in a sentence of yours</label>
          <input
            id="sentence"
            className={input.input}
            required
            pattern=".*\S.*"
            maxLength={300}
            autoComplete="off"
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
          <button type="submit" disabled={isBusy}>
            Save a version
          </button>
        </form>
      )}
      {unpublished === null ? (
        <p>
          To publish, choose a host and follow its page:{' '}
          <a href="/hosting/README.md" target="hosting">
            all hosts
          </a>
          {HOSTS.map(([, name, file]) => (
            <span key={file}>
              ,{' '}
              <a href={`/hosting/${file}`} target="hosting">
                {name}
              </a>
            </span>
          ))}
          .
        </p>
      ) : unpublished > 0 ? (
        <>
          <p>
            {unpublished === 1 ? 'One version is' : `${unpublished} versions are`} not published yet.
            {list.length > 0 && ' What is below is in none of them.'}
          </p>
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              order(
                api.publish(),
                'Sent to the host, which builds the site now. Look at it in a few minutes.',
              )
            }
          >
            Publish
          </button>
        </>
      ) : (
        <p>All versions are with the host.</p>
      )}
    </>
  );
}
