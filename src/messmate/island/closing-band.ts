import { both } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import { last } from '../engine/last.ts';
import { type Store, scansOf, type View } from '../store/store.ts';

/** Cancelled orders do not count. */
function ordersOf({ entries }: View): number {
  const countOf = (type: string) => entries.filter(({ command }) => command.type === type).length;
  return countOf('place-order') - countOf('cancel-order');
}

/** Null for a visitor who has done nothing. */
export function textFor(view: View): string | null {
  const [scans, orders] = [scansOf(view).length, ordersOf(view)];
  const done = [
    ...(scans > 0 ? [t('made {count} scans', { count: scans }, 'made a scan')] : []),
    ...(orders > 0 ? [t('placed {count} orders', { count: orders }, 'placed an order')] : []),
  ];
  const [first, second] = done;
  if (!first) return null;
  return t('You {done} here. Tell us how many residents and messes you have, and we will show you yours.', {
    done: second ? both(first, second) : first,
  });
}

/** The text changes only out of view, as the new one may be longer. Undo and Start over restore the document's. */
export function tellClosingBand(store: Pick<Store, 'get' | 'subscribe'>): void {
  const place = document.querySelector<HTMLElement>('[data-told]');
  if (!place) return;
  const usual = place.textContent;
  let isSeen = true;
  const put = () => {
    const text = textFor(store.get()) ?? usual;
    if (!isSeen && place.textContent !== text) place.textContent = text;
  };
  new IntersectionObserver(
    (entries) => {
      isSeen = last(entries)?.isIntersecting ?? false;
      put();
    },
    { rootMargin: '100px' },
  ).observe(place);
  store.subscribe(put);
}
