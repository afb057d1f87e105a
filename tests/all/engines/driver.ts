/** What the stories need of an engine, whichever protocol drives it. */
export type Driver = {
  /** Opens an address. Tells the status of the answer, if the engine does. */
  open: (url: string) => Promise<number | undefined>;
  /** Runs a function in the page. It may use nothing from outside, and only what JSON can carry goes in and out. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Runs the text of a script in the page. */
  inject: (source: string) => Promise<void>;
  /** Presses, as a pointer does, what a selector names. */
  click: (selector: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Makes the window so large, or as near as the engine can. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors of the page since it was opened, as far as the engine tells them. */
  errors: () => string[];
  close: () => Promise<void>;
};

export type Key = 'ArrowLeft' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** An engine: its name, why it can't be driven here if so, and how to open a window of it. */
export type Engine = {
  name: string;
  missing: () => string | undefined;
  launch: (settings: { script: boolean }) => Promise<Driver>;
};

/** Runs in the page: brings what is to be pressed to the middle of the window, at once. @returns its middle there */
export function bringIntoView(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getClientRects()[0];
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
