/**
 * A press on an outlined grain of the home page's field fills it, and the counts follow; a press on another grain does
 * nothing. By keyboard, and on the words below the field, it is the next one. Once all have come, and without script,
 * the field leads to the live demo.
 */

import { fill } from '../../../content/fill.ts';
import { CELL, type GrainState, grainsPath } from '../../../ui/Grain/grain-path.ts';

/** What the link of the field carries (Field.tsx): the counts, the texts that they are in, and two classes. */
export type Pressing = {
  wings: { wing: string; counts: Record<GrainState, number> }[];
  error: number;
  texts: Record<'wingCount' | 'picture' | 'pressed' | 'dueCount', string>;
  due: string | undefined;
  live: string | undefined;
};

/** How far from a grain's middle a press still means it, in pixels: the least target of a finger is 24 wide. */
const REACH = 12;

const link = document.querySelector<HTMLElement>('[data-press]');
const { wings, error, texts, due, live }: Pressing = JSON.parse(link?.dataset['press'] ?? '{"wings":[]}');
// For tools that want to know when the field answers.
link?.setAttribute('data-ready', '');
const drawings = [...(link?.closest('div')?.querySelectorAll<SVGSVGElement>('figure svg') ?? [])];
const columnsOf = (drawing: SVGSVGElement) => drawing.viewBox.baseVal.width / CELL;
/** Each wing's places whose grains are outlined. */
const outlined = wings.map(({ counts }) =>
  Array.from({ length: counts.due }, (_, i) => counts.served + counts.live + i),
);

link?.addEventListener('click', (event) => {
  // A link that is opened in a new tab or window is the browser's.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isAimed = event.detail > 0 && event.clientY < link.getBoundingClientRect().top;
  const grains = drawings.flatMap((drawing, wing) => {
    const { left, top, width } = drawing.getBoundingClientRect();
    const columns = columnsOf(drawing);
    const at = (n: number) => ((n + 0.5) * width) / columns;
    return (outlined[wing] ?? []).map((place) => {
      const x = left + at(place % columns) - event.clientX;
      const y = top + at(Math.floor(place / columns)) - event.clientY;
      return { wing, place, far: isAimed ? Math.hypot(x, y) : 0 };
    });
  });
  const [next] = grains.toSorted((a, b) => a.far - b.far);
  if (!next) return;
  event.preventDefault();
  if (next.far > REACH) return;
  fillGrain(next.wing, next.place);
  count(next.wing);
});

/** Draws an outlined grain as its neighbours are that have just come in. */
function fillGrain(wing: number, place: number): void {
  const drawing = drawings[wing] as SVGSVGElement;
  const columns = columnsOf(drawing);
  const rest = outlined[wing]?.filter((one) => one !== place) ?? [];
  outlined[wing] = rest;
  const outlines = drawing.querySelector(`.${due}`) as SVGPathElement;
  outlines.setAttribute('d', rest.map((one) => grainsPath('due', one, 1, columns)).join(''));
  const filled = outlines.cloneNode() as Element;
  filled.setAttribute('class', String(live));
  filled.setAttribute('d', grainsPath('live', place, 1, columns));
  outlines.after(filled);
}

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
  // The error beside the count is in its place already (Field.tsx).
  say(document.querySelector('[data-total=live]'), sum('live'));
  say(document.querySelector('[data-total=due]'), sum('due'));
  const expected = fill(texts.dueCount, { due: sum('due'), error });
  say(link?.firstElementChild, fill(texts.pressed, { in: sum('served', 'live'), due: expected }));
}
