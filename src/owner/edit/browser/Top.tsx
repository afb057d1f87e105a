import type { Overview } from './api.ts';

type Props = {
  overview: Overview;
  /** How much blocks the launch; nothing until the list is made. */
  blocking: number | undefined;
  said: string;
  at: string;
  by: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onGo: (to: 'start' | 'versions') => void;
  onUndo: () => void;
};

/** The bar above the form. */
export function Top({ overview, blocking, said, at, by, isBusy, onName, onGo, onUndo }: Props) {
  const { fill, undo, versions } = overview;
  return (
    <header className="top">
      <a href="#main" className="skip">
        Skip to the form
      </a>
      <strong>{fill['company']}: change the site</strong>
      <label htmlFor="by">Your name</label>
      <input
        id="by"
        maxLength={60}
        autoComplete="name"
        value={by}
        onChange={({ target }) => {
          onName(target.value);
          localStorage.setItem('by', target.value);
        }}
      />
      <button type="button" aria-current={at === 'start' || undefined} onClick={() => onGo('start')}>
        What is left{blocking !== undefined && `: ${blocking}`}
      </button>
      <button type="button" aria-current={at === 'versions' || undefined} onClick={() => onGo('versions')}>
        Save a version{versions.changed.length > 0 && `: ${versions.changed.length} changed`}
      </button>
      <button type="button" disabled={!undo || isBusy} onClick={onUndo}>
        Take back{undo && `: ${undo}`}
      </button>
      <p role="status">{said}</p>
    </header>
  );
}
