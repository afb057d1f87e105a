import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import type { Source } from '../source.ts';
import { canBeSeen } from './paints.ts';

/** The numbers of a list such as a viewBox; of a length in pixels its number. */
const numbersIn = (text = ''): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);

/** How long an oblong artboard may be to be padded to a square: a name in letters would be too small to read. */
const MOST_OBLONG = 2;

/** Puts the artboard into the middle of a square, and says its size where the drawing only says how large it is shown. */
function squared({ attributes }: XastElement): number[] {
  const sides = [0, 0, ...numbersIn(attributes['width']), ...numbersIn(attributes['height'])];
  const [x = 0, y = 0, width = 0, height = 0] = attributes['viewBox']
    ? numbersIn(attributes['viewBox'])
    : sides;
  const side = Math.max(width, height);
  if (Math.min(width, height) * MOST_OBLONG >= side && side > 0)
    attributes['viewBox'] = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
  return [x, y, width, height];
}

/** Whether a clip is the artboard's, and cuts nothing of it: a rectangle over all of it. */
function isArtboard(clip: XastElement, [x = 0, y = 0, width = 0, height = 0]: number[]): boolean {
  const [shape, ...others] = clip.children.filter((child) => child.type === 'element');
  if (shape?.name !== 'rect' || others.length > 0 || shape.attributes['transform']) return false;
  const of = (name: string) => Number.parseFloat(shape.attributes[name] ?? '0');
  return (
    of('x') <= x && of('y') <= y && of('x') + of('width') >= x + width && of('y') + of('height') >= y + height
  );
}

/** What says nothing of shapes alone: how letters are set, and what programs note for themselves. */
const NO_LOOKS =
  /^(?:class|color|display|overflow|paint-order|enable-background|(?:font|text|letter|word|line|color|shape|image|marker|solid|stop)-?.*|white-space|writing-mode|direction|inline-size|-(?:inkscape|webkit)-.*)$/;

/** Of a style that no attribute says, what is more than notes: it stays, and is told of. */
const looksOf = (style: string): string =>
  style
    .split(';')
    .filter((one) => {
      const [name = '', value = ''] = one.split(':').map((part) => part.trim());
      return name !== '' && !NO_LOOKS.test(name) && !/^(?:normal|auto)$/.test(value);
    })
    .join(';');

/** What drawing programs write around the shapes themselves. */
const artboard: CustomPlugin = {
  name: 'artboard',
  fn: () => {
    let board: number[] = [];
    const whole = new Set<string>();
    return {
      element: {
        enter: (node, parent) => {
          if (node.name === 'svg' && parent.type === 'root') {
            board = squared(node);
            const look = (one: XastElement) => {
              if (one.name === 'clipPath' && isArtboard(one, board))
                whole.add(`url(#${one.attributes['id']})`);
              for (const child of one.children) if (child.type === 'element') look(child);
            };
            look(node);
          }
          const { attributes } = node;
          if (whole.has((attributes['clip-path'] ?? '').replaceAll(/["']/g, '')))
            delete attributes['clip-path'];
          const looks = looksOf(attributes['style'] ?? '');
          if (looks) attributes['style'] = looks;
          else delete attributes['style'];
          for (const name of Object.keys(attributes)) if (NO_LOOKS.test(name)) delete attributes[name];
        },
        exit: (node, parent) => {
          if (node.name === 'clipPath' && isArtboard(node, board))
            parent.children = parent.children.filter((child) => child !== node);
        },
      },
    };
  },
};

const isDark = (paint = '') => paint.startsWith('#') && !canBeSeen([paint], 'dark');

/** Paints what is as dark as ink with the ink of the page, so that it can be seen on dark pages too. */
const inked: CustomPlugin = {
  name: 'inked',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (name === 'svg' && parent.type === 'root') attributes['fill'] ??= '#000';
        for (const paint of ['fill', 'stroke'])
          if (isDark(attributes[paint])) attributes[paint] = 'currentColor';
      },
    },
  }),
};

/**
 * Writes a drawing as a mark may be (`readMark`), as far as that changes nothing of how it looks: what Inkscape, Illustrator
 * and Figma write as style sheets, names of colours, clips of the artboard and notes of their own.
 * @throws where it is no SVG
 */
function normalised(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeTitle',
      'removeDesc',
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'convertColors', params: { shortname: false } },
      'removeHiddenElems',
      artboard,
      'cleanupNumericValues',
      'convertPathData',
      'convertTransform',
      'removeEmptyContainers',
      'collapseGroups',
    ],
  });
  const paints = [...data.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, paint = '']) => paint);
  // With white in it a drawing brings its own ground, and would lose it.
  const hasPale = paints.some((paint) => !canBeSeen([paint], 'light'));
  return hasPale ? data : optimize(data, { plugins: [inked] }).data;
}

/** A mark has a hundredth of these letters. */
const MOST = 400_000;
let last = { text: '', made: '' };

/** The drawing of a file as `readMark` takes it; what is no drawing stays, and is told of there. */
export function tidied({ file, text }: Source): Source {
  if (text.length > MOST) return { file, text };
  try {
    // A form reads the same folder again and again.
    if (last.text !== text) last = { text, made: normalised(text) };
    return { file, text: last.made };
  } catch {
    return { file, text };
  }
}
