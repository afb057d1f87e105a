import { slugOf } from '../form/names.ts';

type Props = { title: unknown; typed: string; onType: (stem: string) => void };

/** The end of a new service's address: made of its title, unless somebody types another. */
export function Address({ title, typed, onType }: Props) {
  return (
    <div className="field">
      <label htmlFor="stem">Address of its page</label>
      <p id="stem-help" className="help">
        What stands behind /services/. It stays for ever; left empty it is made of the title.
      </p>
      <input
        id="stem"
        dir="ltr"
        value={typed}
        placeholder={slugOf(String(title ?? ''))}
        aria-describedby="stem-help"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
