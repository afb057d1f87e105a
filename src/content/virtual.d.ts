declare module 'virtual:content' {
  export const content: import('./read.ts').Content;
  /** The addresses of the pictures in `content/team`, by file name. */
  export const pictures: Record<string, string>;
}

declare module 'virtual:demo' {
  export const demo: import('./demo.ts').DemoData;
}
