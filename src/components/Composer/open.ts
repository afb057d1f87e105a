import { composer as data } from 'virtual:composer';
import buttons from '../Button/Button.module.css';
import styles from './Composer.island.module.css';
import { composer } from './composer.ts';
import { element } from './element.ts';
import { enhance, type Start } from './enhance.ts';

type Window = { dialog: HTMLDialogElement; heading: HTMLElement; begin: (start: Start) => void };
/** Made once: what has been typed is there again when it is opened again. */
let made: Window | undefined;

/** The notices, which answer here while the window is open. */
const notices = document.querySelector('[data-notices]') as HTMLElement;

function makeWindow(): Window {
  const heading = element('h2', { id: 'write--heading', tabIndex: -1, autofocus: true });
  const fields = composer(element, styles, data);
  // The button that was pressed has said what it is about.
  for (const field of fields.querySelectorAll<HTMLElement>('[data-field=about]')) field.hidden = true;
  const button = element('button', { type: 'button', className: buttons['button'] }, data.close);
  const dialog = element(
    'dialog',
    { className: styles['dialog'], 'aria-labelledby': 'write--heading' },
    element('div', { className: styles['head'] }, heading, button),
    fields,
  ) as HTMLDialogElement;
  button.onclick = () => dialog.close();
  document.body.append(dialog);
  // They stand below the buttons, on a phone below its edge.
  const show = () => dialog.open && notices.scrollIntoView({ block: 'nearest' });
  new MutationObserver(show).observe(notices, { childList: true, subtree: true });
  return { dialog, heading, begin: enhance(fields) };
}

/** Tools that the visitor has chosen among the tabs, or tried in the live demo. */
function toolsOfVisit(): string[] {
  const tried = document.querySelector<HTMLElement>('[data-told]')?.dataset['tried'] ?? '';
  return [location.hash.slice(1), ...tried.split(' ')];
}

/**
 * Opens the composer over the page, at what the link is about.
 * @throws in browsers without modal windows
 */
export function open(link: HTMLAnchorElement): void {
  made ??= makeWindow();
  const { dialog, heading, begin } = made;
  heading.textContent = link.textContent;
  // The poster on the mess door leads to this page.
  const origin = new URLSearchParams(location.search).get('about') ?? '';
  begin({ topic: link.dataset['compose'], tools: toolsOfVisit(), origin });
  dialog.showModal();
  // What lies outside of a modal window can be neither seen nor pressed: the notices come along.
  const place = document.createComment('');
  notices.replaceWith(place);
  dialog.append(notices);
  const leave = () => {
    place.replaceWith(notices);
    link.focus();
  };
  dialog.addEventListener('close', leave, { once: true });
}
