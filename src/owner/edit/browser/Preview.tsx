import { useEffect, useRef } from 'react';

type Props = {
  /** The origin of the preview, or null until it has started. */
  previewUrl: string | null;
  /** The path of the page, such as `/about`; for a product's card with a fragment: `/products#product-messmate`. */
  path: string;
  /** The id of the page's element that shows the focused field. */
  anchor: string;
  /** The number of saves. The page is loaded again when it changes. */
  saveCount: number;
};

/** A link to the page of the opened file and, on a wide screen, that page in a frame. */
export function Preview({ previewUrl, path, anchor, saveCount }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const address =
    previewUrl && (path.includes('#') || !anchor ? previewUrl + path : `${previewUrl}${path}#${anchor}`);
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
            See the page <code>{path}</code>
            <span className="visually-hidden"> in a new tab</span>
          </a>
          <iframe key={`${path} ${saveCount}`} ref={frame} title={`The page ${path}`} />
        </>
      ) : (
        <p>The site is starting. If it does not appear, the terminal says why.</p>
      )}
    </aside>
  );
}
