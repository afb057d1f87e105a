import type { Feature } from '../../content/schemas/demo/demo.ts';
import { createListeners } from '../listeners.ts';

export type Figures = Record<Feature, string>;

let current: Figures | null = null;
const { subscribe, tell } = createListeners();

/** The figures on the tabs, once the demo lives; before, they are the document's. */
export const figures = { get: () => current, none: () => null, subscribe };

/** Shows other figures on the tabs. */
export function setFigures(next: Figures): void {
  if (current && (Object.keys(next) as Feature[]).every((id) => current?.[id] === next[id])) return;
  current = next;
  tell();
}
