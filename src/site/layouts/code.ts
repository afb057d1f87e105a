/**
 * How pages fetch code that comes after them. A host in trouble may answer for a script with a page of HTML, under headers
 * that let the browser keep it for a year, so such an answer is fetched anew, past the browser's cache. This stands in the
 * documents themselves, which are asked for again each time, and is shared as functions of the window: a module
 * shared with other scripts would be a file, which may be spoilt as well.
 */

/** Fetches again what the browser keeps as a script of this page and is not one; it keeps only what has been read whole. */
const replaceSpoilt: typeof window.replaceSpoilt = () => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return Promise.allSettled(
    [...new Set(names)].map(async (name) => {
      if (!/_astro.+js$/.test(name)) return;
      const { ok, headers } = await fetch(name);
      if (!ok || !/script/.test(`${headers.get('Content-Type')}`))
        await (await fetch(name, { cache: 'reload' })).text();
    }),
  );
};

/**
 * Fetches code, and once more where it does not come. Firefox holds on to a failure as long as the page is there: then it
 * comes with the next one.
 */
const fetchCode: typeof window.fetchCode = (load) => load().catch(() => replaceSpoilt().then(load));

let isSaid = false;
/** The same for what a page fetches by itself: it says once that code is lost, and tries until it comes. */
const keepFetching: typeof window.keepFetching = (load) =>
  fetchCode(load).catch((error) => {
    // Code that has come and fails does so again.
    if (!(error instanceof TypeError)) throw error;
    const notice = document.querySelector<HTMLElement>('[data-lost]')?.dataset['lost'];
    if (notice && !isSaid) document.dispatchEvent(new CustomEvent('notice', { detail: { notice } }));
    isSaid = true;
    const later = () => setTimeout(() => (document.hidden ? later() : keepFetching(load)), 5_000);
    later();
  });

Object.assign(window, { fetchCode, keepFetching, replaceSpoilt });
