/**
 * The detail of a `notice` event. A button `label` copies the text `copy`, and then another notice says `copied` or `failed`. A
 * link with the text `page` opens the address `to`.
 */
export type Notice = {
  notice: string;
  label?: string;
  copy?: string;
  copied?: string;
  failed?: string;
  page?: string;
  to?: string;
  /** The pressed element, from which Tab moves the focus to the notice's button. */
  from?: Element;
  /** True if the notice is only for screen readers. */
  isVisuallyHidden?: boolean;
};

/** A notice is removed after this time, or later if the pointer or the focus is on it. */
const VISIBLE_MS = 4_000;
const VISIBLE_WITH_BUTTON_MS = 10_000;

// Frame renders the notices and their live region on every page.
const stack = document.querySelector('[data-notices]') as HTMLElement;
const region = stack.firstChild as Element;
/** The last focused element outside the notices, to which the focus returns. */
let origin = document.activeElement as HTMLElement;
/** The element whose press caused the latest notice, until the focus leaves the element. */
let pressed: Element | undefined;

/** Moves the notices to the bottom, or to the top if they would cover the focused element. */
const moveStack = () => {
  document.documentElement.toggleAttribute('data-noticed', region.querySelector('button') !== null);
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
export function showNotice({ notice, label, page, to, from, isVisuallyHidden, ...copyData }: Notice): void {
  const item = document.createElement('div');
  const add = <K extends 'p' | 'button' | 'a'>(name: K, text: string) =>
    item.appendChild(Object.assign(document.createElement(name), { textContent: text }));
  add('p', notice);
  if (label) Object.assign(add('button', label).dataset, copyData);
  if (page) add('a', page).setAttribute('href', to as string);
  if (isVisuallyHidden) item.className = 'visually-hidden';
  else add('button', stack.dataset['notices'] as string);
  region.append(item);
  pressed = label ? from : undefined;
  const scheduleRemoval = (): unknown =>
    setTimeout(
      () =>
        stack.matches(':hover') || stack.querySelector(':focus-visible') ? scheduleRemoval() : remove(item),
      label ? VISIBLE_WITH_BUTTON_MS : VISIBLE_MS,
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
