/** What the build tells the worker: src/publishing/worker.ts. */
declare const BUILD: {
  /** Changes with any file of the site. */
  version: string;
  /** The page that is shown in the place of one that cannot be had. */
  offline: string;
  /** What is put aside in an idle moment of the first visit: pages and files, as paths from the site's root without a slash. */
  ahead: readonly string[];
};
