/** The compiled text of a script, for an inline `<script>` (src/publish/build/script-texts.ts). */
declare module '*?script' {
  const text: string;
  export default text;
}

/** Fires on an island (`target`) whose code cannot be fetched or fails as it loads. */
interface DocumentEventMap {
  'astro:hydration-error': CustomEvent<{ error: Error }>;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates near the viewport, or when a control is about to be pressed (src/messmate/island/demo-directive.ts). */
    'client:demo'?: { rootMargin: string } | { press: true };
  }
}

declare module 'virtual:content' {
  export const content: import('../content/content.ts').Content;
  /** The pictures in `content/`, by path: `team/kabir.jpg`. */
  export const pictures: Record<string, import('astro').ImageMetadata>;
}

/** Importing it sets the site's language and labels in a browser, before anything is formatted. */
declare module 'virtual:language' {}

declare module 'virtual:demo' {
  export const demo: import('../messmate/store/context.ts').DemoData;
}
