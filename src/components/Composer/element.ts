import type { Make } from './data.ts';

/** Makes an element as React's `createElement` does, in the browser and without React. */
export const element: Make<HTMLElement> = (tag, props, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === false) continue;
    if (name in made) Reflect.set(made, name, value);
    else made.setAttribute(name, String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
};
