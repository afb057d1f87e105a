/**
 * The detail of a `notice` event. With a `label` the notice has a button that copies the text `copy`; another notice
 * then says `copied` or `failed`. With a `link` it has a link with that text to the address `to`.
 */
export type Notice = {
  notice: string;
  label?: string;
  copy?: string;
  copied?: string;
  failed?: string;
  link?: string;
  to?: string;
  /** The pressed element, from which Tab moves the focus to the notice's copy button. */
  from?: Element;
  /** True if the notice is only for screen readers. */
  isVisuallyHidden?: boolean;
};

/** A notice is removed after this time, which starts again if it ends while the pointer or visible focus is on any notice. */
const VISIBLE_MS = 4_000;
const VISIBLE_WITH_COPY_BUTTON_MS = 10_000;

// Frame renders the container of the notices, and the live region in it, on every page.
const stack = document.querySelector('[data-dismiss]') as HTMLElement;
const region = stack.firstChild as Element;
/** The last focused element outside the notices, to which the focus returns. */
let origin = document.activeElement as HTMLElement;
/** The element pressed for the latest notice, if that notice has a copy button. Cleared when the focus moves away. */
let pressed: Element | undefined;

/** Moves the notices to the bottom, or to the top if only there they would leave the focused element clear. */
const moveStack = () => {
  document.documentElement.toggleAttribute('data-notices', region.querySelector('button') !== null);
  const { top, bottom } = origin.getBoundingClientRect();
  stack.toggleAttribute('data-top', bottom > innerHeight - stack.getBoundingClientRect().height);
  if (stack.getBoundingClientRect().bottom > top) stack.removeAttribute('data-top');
};

const remove = (item: Element) => {
  const hadFocus = item.matches(':focus-within');
  item.remove();
  requestAnimationFrame(moveStack);
  if (hadFocus) origin.focus();
};

/** Shows a notice, which disappears after some seconds or with the next action. */
export function showNotice({ notice, label, link, to, from, isVisuallyHidden, ...copyData }: Notice): void {
  const item = document.createElement('div');
  const add = <K extends 'p' | 'button' | 'a'>(name: K, text: string) =>
    item.appendChild(Object.assign(document.createElement(name), { textContent: text }));
  add('p', notice);
  if (label) Object.assign(add('button', label).dataset, copyData);
  if (link) add('a', link).setAttribute('href', to as string);
  if (isVisuallyHidden) item.className = 'visually-hidden';
  else add('button', stack.dataset['dismiss'] as string);
  region.append(item);
  pressed = label ? from : undefined;
  const scheduleRemoval = (): unknown =>
    setTimeout(
      () =>
        stack.matches(':hover') || stack.querySelector(':focus-visible') ? scheduleRemoval() : remove(item),
      label ? VISIBLE_WITH_COPY_BUTTON_MS : VISIBLE_MS,
    );
  scheduleRemoval();
  // Measured in the next frame, so that no layout is forced now.
  requestAnimationFrame(moveStack);
}

addEventListener('focusin', ({ target }) => {
  if (!stack.contains(target as Node)) origin = target as HTMLElement;
  if (target !== pressed) pressed = undefined;
  moveStack();
});

const removeAll = () => [...region.children].forEach(remove);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') removeAll();
  const copyButton = region.querySelector<HTMLElement>('button:not(:last-child)');
  if (event.key === 'Tab' && !event.shiftKey && event.target === pressed && copyButton) {
    event.preventDefault();
    copyButton.focus();
  }
});
// A click removes earlier notices, but not the notice that it causes. The timeout lets a clicked link of a notice work first.
const removeSoon = () => {
  for (const item of region.children) setTimeout(remove, 0, item);
};
addEventListener('click', removeSoon, true);
addEventListener('change', removeAll, true);
