import { slugOf } from '../form/names.ts';
import styles from './Field.module.css';

type Props = { title: unknown; typed: string | undefined; onType: (stem: string | undefined) => void };

/** The end of a new service's address: made of its title until somebody types another. It stays for ever. */
export function AddressField({ title, typed, onType }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor="stem">Address of its page</label>
      <p id="stem-help" className={styles.help}>
        What stands behind /services/ in small letters, digits and hyphens. Others will link to it: it stays
        as it is once you have published.
      </p>
      <input
        id="stem"
        type="text"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="stem-help"
        value={typed ?? slugOf(String(title ?? ''))}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => onType(typed && (slugOf(target.value) || undefined))}
      />
    </div>
  );
}
