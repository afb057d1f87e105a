/** Turns the features into ARIA tabs. It runs before the panels are parsed, so that only one panel is ever painted. */
import { anchorIn, joinFragment, messFiguresIn } from '../fragment.ts';

/** The browser handles keys with a modifier: Alt+Left goes back. */
const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const list = document.currentScript?.previousElementSibling as HTMLElement;
const root = list.parentElement as HTMLElement;
const tabs = [...list.querySelectorAll('a')];
/** The value of `hidden`. With `until-found`, links and the browser's search can open a hidden panel. */
const HIDDEN_VALUE = 'onbeforematch' in root ? 'until-found' : '';

const panelOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
const targetOf = (fragment: string) => document.getElementById(anchorIn(fragment).slice(1));
/** A fragment names a panel, or an element in one. Before parsing, only a panel's own fragment is found. */
const tabOf = (fragment: string) =>
  tabs.find((tab) => tab.hash === anchorIn(fragment) || panelOf(tab)?.contains(targetOf(fragment)));
/** While the page is printed, all panels are shown. */
let isPrinting = false;
let selected = tabOf(location.hash) ?? (tabs[0] as HTMLAnchorElement);

function showTab(newTab: HTMLAnchorElement): void {
  selected = newTab;
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.setAttribute('aria-selected', `${tab === selected}`);
    tab.tabIndex = tab === selected ? 0 : -1;
    const panel = panelOf(tab);
    if (!panel) continue;
    panel.setAttribute('role', 'tabpanel');
    // A panel hidden until found still has a box, so `aria-hidden` keeps screen readers out of it.
    const isShown = tab === selected || isPrinting;
    panel.setAttribute('aria-hidden', `${!isShown}`);
    if (isShown) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', HIDDEN_VALUE);
  }
}

function selectTab(tab: HTMLAnchorElement): void {
  showTab(tab);
  history.replaceState(history.state, '', joinFragment(tab.hash, messFiguresIn(location.hash)));
}

root.dataset['script'] = '';
list.setAttribute('role', 'tablist');
list.setAttribute('aria-label', list.dataset['label'] as string);
showTab(selected);
// Each panel becomes a tab panel once parsed, before it is painted.
const parsingObserver = new MutationObserver(() => showTab(selected));
parsingObserver.observe(root, { childList: true });
addEventListener('DOMContentLoaded', () => {
  parsingObserver.disconnect();
  showYourMess();
});

list.addEventListener('click', (event) => {
  const tab = (event.target as Element).closest('a');
  // With a modifier the browser opens the link in a new tab or window.
  if (!tab || hasModifier(event)) return;
  event.preventDefault();
  selectTab(tab);
});
list.addEventListener('keydown', (event) => {
  const index = tabs.indexOf(selected);
  const step = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const to = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: -1, ' ': index }[event.key];
  const tab = to === undefined || hasModifier(event) ? undefined : tabs[(to + tabs.length) % tabs.length];
  if (!tab) return;
  event.preventDefault();
  selectTab(tab);
  tab.focus();
});
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    isPrinting = type === 'beforeprint';
    showTab(selected);
  });
/** Scrolls to "Your mess" if the address has its figures, because the sliders' code loads only near the viewport. */
const showYourMess = () => messFiguresIn(location.hash) && document.getElementById('mess')?.scrollIntoView();
addEventListener('hashchange', () => {
  showYourMess();
  const tab = tabOf(location.hash);
  if (!tab || tab === selected) return;
  showTab(tab);
  targetOf(location.hash)?.scrollIntoView();
});
root.addEventListener('beforematch', ({ target }) => {
  const tab = tabs.find((link) => panelOf(link)?.contains(target as Node));
  if (tab) showTab(tab);
});
