import { fill } from '../../content/fill.ts';
import { fillFor } from '../../content/language.ts';
import type { DemoWords } from '../../content/schemas/demo/demo.ts';
import { type Store, scansOf, type View } from '../store/store.ts';

type Words = DemoWords['closing'];

/** How many orders a visitor has placed and not cancelled. */
function ordersOf({ entries }: View): number {
  const countOf = (type: string) => entries.filter(({ command }) => command.type === type).length;
  return countOf('place-order') - countOf('cancel-order');
}

/** What the closing band says to a visitor who has scanned or ordered something; null for anyone else. */
export function textFor(view: View, words: Words): string | null {
  const said = (count: number, forms: Words['scans']) =>
    count === 0 ? [] : [fillFor(count, forms, { count })];
  const [first, second] = [...said(scansOf(view).length, words.scans), ...said(ordersOf(view), words.orders)];
  if (!first) return null;
  return fill(words.text, { done: second ? fill(words.and, { first, second }) : first });
}

/**
 * Lets the closing band say what the visitor has done. The text changes only out of view, for the new one may have more
 * lines. The document's own text returns with Undo and Start over.
 */
export function tellClosingBand(store: Pick<Store, 'get' | 'subscribe'>, words: Words): void {
  const place = document.querySelector<HTMLElement>('[data-told]');
  if (!place) return;
  const usual = place.textContent;
  let isSeen = true;
  const put = () => {
    const text = textFor(store.get(), words) ?? usual;
    if (!isSeen && place.textContent !== text) place.textContent = text;
  };
  new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
      put();
    },
    { rootMargin: '100px' },
  ).observe(place);
  store.subscribe(put);
}
