// Bundled with this script, without which there are no notices.
import './Notifications.island.module.css';

/**
 * What a `notice` event carries. It replaces a notice with the same `id`, or else the same words. Its button, `label`,
 * copies `copy` and then says `copied` or `failed`. `page` is a link's text and `to` its address.
 */
export type Notice = {
  notice: string;
  id?: string;
  label?: string;
  copy?: string;
  copied?: string;
  failed?: string;
  page?: string;
  to?: string;
};

type Copying = { copy: string; copied: string; failed?: string };

/**
 * The notification layer. It is so small that it comes with the page: a press is answered at once on any network. A press
 * on `[data-copied]` copies or, where it has `data-notice` too, speaks and offers to copy; other code dispatches `notice`
 * on the document. The style sheet shows three at once and holds back the others. Escape dismisses the one with the
 * focus, or the oldest.
 */
export function listenForNotices(): void {
  const doc = document;
  // Frame puts both on every page.
  const stack = doc.querySelector('[data-notices]') as HTMLElement;
  const region = stack.firstChild as Element;
  /** What had the focus last outside: it gets it back. */
  let origin: HTMLElement = doc.body;
  /** What was pressed, until the focus moves on. */
  let pressed: EventTarget | null;

  /** Stays clear of the focused element: at the bottom, or at the top if it would cover it there. */
  const settle = () => {
    const { top, bottom } = origin.getBoundingClientRect();
    stack.toggleAttribute('data-top', bottom > innerHeight - stack.offsetHeight);
    if (stack.getBoundingClientRect().bottom > top) stack.removeAttribute('data-top');
  };

  const show = ({ notice, id = notice, label, page, to, ...rest }: Notice) => {
    for (const old of region.children) if ((old as HTMLElement).dataset['id'] === id) dismiss(old);
    const item = doc.createElement('div');
    item.dataset['id'] = id;
    const add = (name: 'p' | 'button' | 'a', words: string, press?: () => void) => {
      const made = doc.createElement(name);
      made.textContent = words;
      made.onclick = press as () => void;
      item.append(made);
      return made;
    };
    const gone = () => {
      const hadFocus = item.matches(':focus-within');
      clearInterval(timer);
      item.remove();
      requestAnimationFrame(settle);
      if (hadFocus) (region.querySelector('button') ?? origin).focus();
    };
    // Five seconds and time to read slowly. Starts over while hovered, focused or held back.
    // One with a button of its own stays.
    let quiet = 0;
    const tick = () => {
      quiet = item.matches(':hover,:has(:focus-visible),:nth-child(n+4)') ? 0 : quiet + 1;
      if (quiet > 5 + notice.length / 14) gone();
    };
    const timer = label ? 0 : setInterval(tick, 1000);
    add('p', notice);
    if (label) add('button', label, () => copy(rest as Copying).then(gone));
    if (page) add('a', page).setAttribute('href', to as string);
    add('button', stack.dataset['notices'] as string, gone);
    region.append(item);
    // With the next frame, whose layout it needs.
    requestAnimationFrame(settle);
  };

  /** The last thing in a notice is the button that dismisses it. */
  const dismiss = (item: Node | null) => (item as { lastChild: HTMLElement } | null)?.lastChild.click();

  // Without permission, or without https, the words are shown, to be selected by hand.
  const copy = async ({ copy: value, copied: notice, failed = value }: Copying) => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      notice = failed;
    }
    show({ notice });
  };

  addEventListener('focusin', ({ target }) => {
    if (!stack.contains(target as Node)) origin = target as HTMLElement;
    if (target !== pressed) pressed = null;
    settle();
  });
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Escape') dismiss(region.querySelector(':focus-within') ?? region.firstChild);
    // From what was pressed, one Tab leads to the button of the notice.
    const answer = region.querySelector<HTMLElement>('button:not(:last-child)');
    if (key === 'Tab' && !event.shiftKey && target === pressed && answer) {
      event.preventDefault();
      answer.focus();
    }
  });
  doc.addEventListener('notice', (event) => show((event as CustomEvent<Notice>).detail));
  addEventListener('click', ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>('[data-copied]');
    const said = (pressed as HTMLElement | null)?.dataset as (Notice & Copying) | undefined;
    if (said) (said.notice ? show : copy)(said);
  });
}
