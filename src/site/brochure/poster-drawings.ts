import { withColours } from '../../ui/styles/colours.ts';

/**
 * What a code looks like, and is none: on a door a code that leads somewhere else would be scanned. A square of seven
 * modules with the three eyes of a code.
 */
const code = (x: number, y: number, side: number): string => {
  const unit = side / 7;
  const eye = (column: number, row: number) =>
    `<rect x="${x + (column + 0.25) * unit}" y="${y + (row + 0.25) * unit}" width="${1.5 * unit}" height="${1.5 * unit}" fill="none" stroke="var(--ink)" stroke-width="${0.5 * unit}"/>`;
  const dots = [
    '3 0',
    '3 2',
    '4 1',
    '5 3',
    '6 3',
    '0 3',
    '2 3',
    '3 4',
    '4 5',
    '6 5',
    '3 6',
    '5 6',
    '6 6',
    '5 4',
  ];
  const dot = (place: string) => {
    const [column = 0, row = 0] = place.split(' ').map(Number);
    return `<rect x="${x + column * unit}" y="${y + row * unit}" width="${unit}" height="${unit}" fill="var(--ink)"/>`;
  };
  return [eye(0, 0), eye(5, 0), eye(0, 5), ...dots.map(dot)].join('');
};

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
