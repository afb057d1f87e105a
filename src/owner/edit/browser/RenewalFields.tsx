import { useEffect, useState } from 'react';
import type { Problem } from './api.ts';
import styles from './Field.module.css';

type Renewal = { date: string; changed: string };

const today = () => new Date().toISOString().slice(0, 10);

/**
 * A changed wording of a legal text needs a date: it is asked for once a problem says so, and until the text is saved.
 * @param saved what was wrong with the text as it was saved last: another list after each save
 */
export function useRenewal(problems: readonly Problem[], saved: readonly Problem[]) {
  const [renewal, setRenewal] = useState<Renewal>();
  const isUndated = problems.some(({ code }) => code === 'undated');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved text has its date
  useEffect(() => setRenewal(undefined), [saved]);
  useEffect(() => {
    if (isUndated) setRenewal((now) => now ?? { date: today(), changed: '' });
  }, [isUndated]);
  return { renewal, setRenewal, order: renewal?.changed.trim() ? renewal : undefined };
}

/** The day of a legal text's new wording, and what is another than before: the earlier version stays to be read. */
export function RenewalFields({
  renewal,
  onChange,
}: {
  renewal: Renewal;
  onChange: (renewal: Renewal) => void;
}) {
  return (
    <fieldset className={styles.renewal}>
      <legend>A changed wording needs a new date</legend>
      <p className={styles.help} id="renewal">
        The text gets this date when you save, and the version before it stays on the site for whoever agreed
        to it.
      </p>
      <div className={styles.field}>
        <label htmlFor="renewal-date">From which day</label>
        <input
          id="renewal-date"
          type="date"
          aria-describedby="renewal"
          value={renewal.date}
          onChange={({ target }) => onChange({ ...renewal, date: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="renewal-changed">What has changed, in words</label>
        <textarea
          id="renewal-changed"
          aria-describedby="renewal"
          value={renewal.changed}
          onChange={({ target }) => onChange({ ...renewal, changed: target.value })}
        />
      </div>
    </fieldset>
  );
}

/** A draft changes without a date. Its first version is the one that visitors may rely on. */
export function FirstVersion({ onPress }: { onPress: (date: string) => void }) {
  const [date, setDate] = useState(today);
  return (
    <fieldset className={styles.renewal}>
      <legend>This text is a draft</legend>
      <p className={styles.help} id="first">
        Change its words as often as you like. Once your counsel has read it, the button saves it as your
        first version: it is a draft no more, versions from before are deleted, and each later change needs a
        date.
      </p>
      <div className={styles.field}>
        <label htmlFor="first-date">It holds from</label>
        <input
          id="first-date"
          type="date"
          aria-describedby="first"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </div>
      <button type="button" className={styles.small} onClick={() => onPress(date)}>
        This is our first version
      </button>
    </fieldset>
  );
}
