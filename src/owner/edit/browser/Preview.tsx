import { useEffect, useRef } from 'react';

type Props = {
  site: string | null;
  page: string;
  /** The id of the part of the page that is being changed. */
  anchor: string;
  /** The number of saves. The page is loaded again when it changes. */
  saveCount: number;
};

export function Preview({ site, page, anchor, saveCount }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Keeps an address with a fragment, such as that of a tab of the demo.
  const address = site && (page.includes('#') || !anchor ? site + page : `${site}${page}#${anchor}`);
  // Setting `src` would add an entry to the browser's history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is loaded again after each save
  useEffect(() => {
    if (address) frame.current?.contentWindow?.location.replace(address);
  }, [address, saveCount]);
  return (
    <aside aria-label="The page">
      {address ? (
        <>
          <a href={address} target="form-page">
            See the page <code>{page}</code>
            <span className="visually-hidden"> in a new tab</span>
          </a>
          <iframe key={`${page} ${saveCount}`} ref={frame} title={`The page ${page}`} />
        </>
      ) : (
        <p>The site is starting. If it does not appear, the terminal says why.</p>
      )}
    </aside>
  );
}
