/**
 * How pages fetch code that comes after them. A host in trouble may answer for a script with a page of HTML, under headers
 * that let the browser keep it for a year, so such an answer is fetched anew, past the browser's cache. This stands in the
 * documents themselves, which are asked for again each time, and is shared as two functions of the window: a module
 * shared with other scripts would be a file, which may be spoilt as well.
 */

/** Fetches anew what the browser holds for scripts of this page and is none; what has not come whole is not kept. */
const replaceSpoilt: typeof window.replaceSpoilt = () =>
  Promise.allSettled(
    performance.getEntriesByType('resource').map(async ({ name }) => {
      if (/_astro.+js$/.test(name) && !/script/.test(`${(await fetch(name)).headers.get('Content-Type')}`))
        await (await fetch(name, { cache: 'reload' })).text();
    }),
  );

/**
 * Fetches code, and once more where it does not come. Firefox holds on to a failure as long as the page is there: then it
 * comes with the next one.
 */
const fetchCode: typeof window.fetchCode = (load) => load().catch(() => replaceSpoilt().then(load));

Object.assign(window, { fetchCode, replaceSpoilt });
