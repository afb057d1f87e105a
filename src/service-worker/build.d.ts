/** What the build tells the worker: src/build/worker.ts. */
declare const BUILD: {
  /** The address of the page that is shown in the place of one that cannot be had. */
  offline: string;
  /** Changes with that page. */
  revision: string;
  /** The addresses of what is kept on a first visit besides the page that was opened. */
  ahead: readonly string[];
  /** And of what is kept once the visitor scrolls: it would make that visit too heavy. */
  later: readonly string[];
};
