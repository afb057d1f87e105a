import { useEffect, useRef } from 'react';

/** `anchor`: the part of the page that is being changed; `version` changes when something has been saved. */
type Props = { site: string | null; page: string; anchor: string; version: number };

/** The page that a file's words stand on, beside the form where there is room; always a link to it. */
export function Preview({ site, page, anchor, version }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A page that has its part in its address, such as a tab of the demo, shows that.
  const address = site && (page.includes('#') || !anchor ? site + page : `${site}${page}#${anchor}`);
  // Not by `src`, which would add an entry to the browser's history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is loaded again goes to its part too
  useEffect(() => {
    if (address) frame.current?.contentWindow?.location.replace(address);
  }, [address, version]);
  return (
    <aside aria-label="The page">
      {address ? (
        <>
          <a href={address} target="form-page">
            See the page <code>{page}</code>
            <span className="visually-hidden"> in a tab of its own</span>
          </a>
          <iframe key={`${page} ${version}`} ref={frame} title={`The page ${page}`} />
        </>
      ) : (
        <p>The site is being started. If it does not come, the terminal says why.</p>
      )}
    </aside>
  );
}
