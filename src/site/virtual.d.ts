/** The address of a script that a page fetches itself (src/publish/build/late-scripts.ts). */
declare module '*?url&late' {
  const address: string;
  export default address;
}

/** A script as it stands in a document. */
declare module '*?script' {
  const text: string;
  export default text;
}

/** What every page's own script (src/site/layouts/code.ts) does for those that come later. */
interface Window {
  fetchCode<T>(load: () => Promise<T>): Promise<T>;
  keepFetching(load: () => Promise<unknown>): Promise<unknown>;
  replaceSpoilt(): Promise<unknown>;
}

declare module 'virtual:content' {
  export const content: import('../content/content.ts').Content;
  /** The pictures in `content/`, by path: `team/kabir.jpg`. */
  export const pictures: Record<string, import('astro').ImageMetadata>;
}

declare module 'virtual:demo' {
  export const demo: import('../messmate/store/context.ts').DemoData;
}

/** The style sheets of the live demo, and of what is beside it below the first view (src/publish/build/island-styles.ts). */
declare module 'virtual:demo-styles' {
  export const styles: string;
}
