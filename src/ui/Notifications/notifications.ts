/** Detail of a `notice` event. The button `label` copies `copy`, then says `copied` or `failed`; `page` links to `to`. */
export type Notice = {
  notice: string;
  label?: string;
  copy?: string;
  copied?: string;
  failed?: string;
  page?: string;
  to?: string;
  /** The element that was pressed: one Tab leads from it to the button. */
  from?: Element;
  /** For screen readers alone. */
  isVisuallyHidden?: boolean;
};

/** Milliseconds that a notice stays after the last look at it; longer where it has a button. */
const STAYS = 4_000;
const STAYS_WITH_BUTTON = 10_000;

// Frame puts both on every page.
const stack = document.querySelector('[data-notices]') as HTMLElement;
const region = stack.firstChild as Element;
/** The element outside to which the focus returns. */
let origin = document.activeElement as HTMLElement;
/** The pressed element, until the focus leaves it. */
let pressed: Element | undefined;

/** Places the notices at the bottom, or at the top where they would cover the focused element. */
const settle = () => {
  document.documentElement.toggleAttribute('data-noticed', region.querySelector('button') !== null);
  const { top, bottom } = origin.getBoundingClientRect();
  stack.toggleAttribute('data-top', bottom > innerHeight - stack.getBoundingClientRect().height);
  if (stack.getBoundingClientRect().bottom > top) stack.removeAttribute('data-top');
};

const clear = (item: Element) => {
  const hadFocus = item.matches(':focus-within');
  item.remove();
  requestAnimationFrame(settle);
  if (hadFocus) origin.focus();
};

/** Shows a notice, which leaves by itself or with the next action. */
export function showNotice({ notice, label, page, to, from, isVisuallyHidden, ...copying }: Notice): void {
  const item = document.createElement('div');
  const add = <K extends 'p' | 'button' | 'a'>(name: K, words: string) =>
    item.appendChild(Object.assign(document.createElement(name), { textContent: words }));
  add('p', notice);
  if (label) Object.assign(add('button', label).dataset, copying);
  if (page) add('a', page).setAttribute('href', to as string);
  if (isVisuallyHidden) item.className = 'visually-hidden';
  else add('button', stack.dataset['notices'] as string);
  region.append(item);
  pressed = label ? from : undefined;
  const leave = (): unknown =>
    setTimeout(
      () => (stack.matches(':hover') || stack.querySelector(':focus-visible') ? leave() : clear(item)),
      label ? STAYS_WITH_BUTTON : STAYS,
    );
  leave();
  // Needs the next frame's layout.
  requestAnimationFrame(settle);
}

addEventListener('focusin', ({ target }) => {
  if (!stack.contains(target as Node)) origin = target as HTMLElement;
  if (target !== pressed) pressed = undefined;
  settle();
});

const clearAll = () => [...region.children].forEach(clear);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') clearAll();
  const button = region.querySelector<HTMLElement>('button:not(:last-child)');
  if (event.key === 'Tab' && !event.shiftKey && event.target === pressed && button) {
    event.preventDefault();
    button.focus();
  }
});
// The next action removes earlier notices, but not its own answer, nor a link that has not been followed.
const clearSoon = () => {
  for (const item of region.children) setTimeout(clear, 0, item);
};
addEventListener('click', clearSoon, true);
addEventListener('change', clearAll, true);
