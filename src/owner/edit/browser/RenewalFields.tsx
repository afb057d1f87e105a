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
      <Day
        label="From which day"
        help="renewal"
        value={renewal.date}
        onChange={(date) => onChange({ ...renewal, date })}
      />
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
      <Day label="It holds from" help="first" value={date} onChange={setDate} />
      <button type="button" className={styles.small} onClick={() => onPress(date)}>
        This is our first version
      </button>
    </fieldset>
  );
}

type DayProps = { label: string; help: string; value: string; onChange: (day: string) => void };

/** A field for a day. @param help the id of what explains it */
function Day({ label, help, value, onChange }: DayProps) {
  const id = `${help}-date`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        aria-describedby={help}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
