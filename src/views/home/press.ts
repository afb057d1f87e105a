/**
 * A press on the home page's field: the outlined grain that is nearest fills, and the counts follow. By keyboard it is
 * the next one. Once all have come, and without script, the field leads to the live demo.
 */
import { fill } from '../../text/fill.ts';
import type { HomeFigures } from './home-figures.ts';

/** What the link of the field carries (Field.tsx): the counts, the texts that they stand in, and two classes. */
export type Pressing = Pick<HomeFigures, 'wings' | 'error'> & {
  texts: Record<'wingCount' | 'picture' | 'pressed' | 'dueCount', string>;
  due: string | undefined;
  live: string | undefined;
};

/** The side of a grain's cell (grain-path.ts). */
const CELL = 20;

/** The grains of a path: a path for each, and the middle of its cell. Most begin from where the one before ends. */
const apart = (path: string) => {
  let [x, y] = [0, 0];
  const middle = (at: number) => (Math.floor(at / CELL) + 0.5) * CELL;
  return [...path.matchAll(/(m)(\S+) ([-\d.]+)([^m]*)/gi)].map(([, move, right, down, curve]) => {
    if (move === 'M') [x, y] = [0, 0];
    x += Number(right);
    y += Number(down);
    return { d: `M${x.toFixed(1)} ${y.toFixed(1)}${curve}`, x: middle(x), y: middle(y) };
  });
};

const link = document.querySelector<HTMLElement>('[data-press]');
const { wings, error, texts, due, live }: Pressing = JSON.parse(link?.dataset['press'] ?? '{}');
// For tools that want to know when the field answers.
link?.setAttribute('data-ready', '');
const drawings = [...(link?.parentElement?.querySelectorAll('svg') ?? [])];

link?.addEventListener('click', (event) => {
  // A link that is opened in a new tab or window is the browser's.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const grains = drawings.flatMap((drawing, wing) => {
    const outlined = drawing.querySelector(`.${due}`);
    const { left, top, width } = drawing.getBoundingClientRect();
    const scale = width / drawing.viewBox.baseVal.width;
    return apart(outlined?.getAttribute('d') ?? '').map(({ d, x, y }) => {
      // Without a pointer all are as far.
      const far =
        event.detail && Math.hypot(left + x * scale - event.clientX, top + y * scale - event.clientY);
      return { wing, outlined, d, far };
    });
  });
  const [next] = grains.toSorted((a, b) => a.far - b.far);
  if (!next?.outlined) return;
  event.preventDefault();
  const rest = grains.filter((grain) => grain !== next && grain.outlined === next.outlined);
  const filled = next.outlined.cloneNode() as Element;
  filled.setAttribute('class', String(live));
  filled.setAttribute('d', next.d);
  next.outlined.after(filled);
  next.outlined.setAttribute('d', rest.map(({ d }) => d).join(''));
  count(next.wing);
});

/** One more has come in a wing: says so wherever it is written. */
function count(place: number): void {
  const one = wings[place] as Pressing['wings'][number];
  one.counts.live++;
  one.counts.due--;
  const sum = (...states: (keyof typeof one.counts)[]) =>
    wings.reduce((all, { counts }) => all + states.reduce((n, state) => n + counts[state], 0), 0);
  const { served, live: now, due: left } = one.counts;
  const drawing = drawings[place] as SVGElement;
  drawing.setAttribute('aria-label', fill(texts.picture, { wing: one.wing, ...one.counts }));
  const say = (place: Element | null | undefined, words: string | number) => {
    if (place) place.textContent = String(words);
  };
  say(
    drawing.parentElement?.querySelector('span'),
    fill(texts.wingCount, { in: served + now, expected: served + now + left }),
  );
  const expected = fill(texts.dueCount, { due: sum('due'), error });
  say(document.querySelector('[data-total=live]'), sum('live'));
  say(document.querySelector('[data-total=due]'), expected);
  say(link?.firstElementChild, fill(texts.pressed, { in: sum('served', 'live'), due: expected }));
}
