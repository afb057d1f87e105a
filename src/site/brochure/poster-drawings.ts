import { withColours } from '../../ui/styles/colours.ts';

/** A square of seven modules with the three eyes of a code, and some others. */
const EYES = 'M.25 .25h1.5v1.5h-1.5zM5.25 .25h1.5v1.5h-1.5zM.25 5.25h1.5v1.5h-1.5z';
const MODULES =
  'M3 0h1v1h-1zM3 2h1v1h-1zM4 1h1v1h-1zM5 3h2v1h-2zM0 3h1v1h-1zM2 3h1v1h-1zM3 4h1v1h-1zM4 5h1v1h-1zM6 5h1v1h-1z' +
  'M3 6h1v1h-1zM5 6h2v1h-2zM5 4h1v1h-1z';

/** What a code looks like, and is none: on a door a code that leads somewhere else would be scanned. */
const code = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side / 7})"><path d="${EYES}" fill="none" stroke="var(--ink)" stroke-width=".5"/>` +
  `<path d="${MODULES}" fill="var(--ink)"/></g>`;

const box = (x: number, y: number, width: number, height: number, more = 'fill="var(--sheet)"') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" stroke="var(--ink)" stroke-width="2.5" ${more}/>`;

/** The two lines between which a camera or a reader sees. */
const sight = (from: [number, number], to: [number, number, number, number]) =>
  `<path d="M${from.join(' ')}L${to[0]} ${to[1]}M${from.join(' ')}L${to[2]} ${to[3]}" fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="5 4"/>`;

const svg = (inside: string): string =>
  withColours(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inside}</svg>`, 'paper');

/** A door with the screen beside it, and a phone that looks at the screen. */
export const doorDrawing = (): string =>
  svg(
    [
      `<path d="M2 98H198" stroke="var(--ink)" stroke-width="2.5"/>`,
      box(10, 6, 46, 92),
      `<path d="M48 50v10" stroke="var(--ink)" stroke-width="3"/>`,
      box(72, 14, 56, 56, 'fill="var(--sheet)"'),
      code(80, 22, 40),
      sight([158, 48], [129, 15, 129, 69]),
      box(158, 26, 26, 48, 'fill="var(--accent)"'),
    ].join(''),
  );

/** A phone with the pass on it, before the reader on the counter. */
export const passDrawing = (): string =>
  svg(
    [
      `<path d="M2 98H198" stroke="var(--ink)" stroke-width="2.5"/>`,
      box(16, 6, 46, 80),
      code(22, 20, 34),
      `<path d="M22 64H56M22 72H46" stroke="var(--ink)" stroke-width="2.5"/>`,
      sight([128, 36], [63, 18, 63, 56]),
      box(128, 22, 34, 28, 'fill="var(--accent)"'),
      `<path d="M145 50V72" stroke="var(--ink)" stroke-width="5"/>`,
      box(104, 72, 90, 26),
    ].join(''),
  );
