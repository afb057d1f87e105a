import { useEffect, useRef } from 'react';

/** `anchor`: the part of the page being changed; `version` changes with each save. */
type Props = { site: string | null; page: string; anchor: string; version: number };

/** The page with a file's words, beside the form where there is room; always a link to it. */
export function Preview({ site, page, anchor, version }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // An address that already names a part, such as a tab of the demo, is kept.
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
            <span className="visually-hidden"> in a new tab</span>
          </a>
          <iframe key={`${page} ${version}`} ref={frame} title={`The page ${page}`} />
        </>
      ) : (
        <p>The site is starting. If it does not appear, the terminal says why.</p>
      )}
    </aside>
  );
}
