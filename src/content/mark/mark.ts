import sax from 'sax';
import { ContentError, type Path, type Problem, show, unusable } from '../problems.ts';
import type { Source } from '../source.ts';
import { canBeSeen, isPaint, ROLES } from './paints.ts';

const MOST_BYTES = 4096;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
/** What drawing programs write for themselves, with all that is in it. */
const NOTES = /^(?:title|desc|metadata|defs|[\w-]+:.*)$/;
const ATTRIBUTES =
  /^(?:d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform|opacity|fill|stroke|(?:fill|stroke|clip|vector)-[a-z-]+)$/;
/** Attributes that say nothing of how the drawing looks. */
const LABELS =
  /^(?:id|class|version|baseProfile|role|focusable|enable-background|xmlns|(?:data|aria)-.*|(?!xlink:)[\w-]+:.*)$/;
/** Of the whole drawing: how large it is in the program that made it. */
const FRAME = /^(?:x|y|width|height|preserveAspectRatio)$/;

const PLAIN = `shapes alone (${SHAPES.join(', ')}, grouped by g)`;
/** What to do in the drawing program about an element that cannot stay, or a fill or an attribute that names one. */
const IN_PROGRAM: readonly [name: RegExp, expected: string][] = [
  [
    /^(?:text|tspan|textPath|font)/i,
    'letters as outlines: Inkscape Path > Object to Path, Illustrator Type > Create Outlines, Figma Flatten',
  ],
  [
    /^image/i,
    'shapes instead of a photograph: Inkscape Path > Trace Bitmap, Illustrator Object > Image Trace > Expand, or draw it anew',
  ],
  [/gradient|pattern/i, 'one flat colour instead of a gradient or a pattern'],
  [
    /^(?:mask|clip)/i,
    'shapes that are cut, not hidden: Inkscape Path > Intersection, Illustrator Pathfinder > Crop, Figma Intersect and Flatten',
  ],
  [/^(?:filter|fe[A-Z])/, 'shapes without shadow or blur: take the effect off'],
  [
    /^style/,
    'colours on the shapes themselves: Inkscape Save As Plain SVG, Illustrator Export As SVG with Styling: Presentation Attributes',
  ],
  [
    /^(?:use|symbol)/,
    'copies that stand alone: Inkscape Edit > Clone > Unlink Clone, Illustrator Object > Expand',
  ],
];
const inProgram = (name: string) => IN_PROGRAM.find(([names]) => names.test(name))?.[1];
const COLOUR = `currentColor, none, a colour such as #1a2b3c, or var(--…) with one of ${ROLES.join(', ')}`;
/** What to do about an attribute that cannot stay. */
const ADVICE: readonly [name: RegExp, expected: string][] = [
  [/^on/i, 'a drawing without script: delete this attribute'],
  [/^style$/, 'colours and lines as attributes of their own, such as fill="currentColor", instead of style'],
  [
    /href$/,
    'a drawing with nothing from elsewhere: delete this attribute, and draw with shapes what it fetches',
  ],
];

type Attribute = { name: string; value: string; line: number };
type Element = { name: string; line: number; attributes: Attribute[] };
type Report = (line: number, path: Path, expected: string, found: string) => void;

/**
 * Reads `content/mark.svg`, the company's mark. It stands in every page, in the icons and in the social pictures, so it
 * may hold nothing but shapes: no script, no style sheet, nothing from elsewhere, no name that another part may have.
 * @returns the drawing as it is put in place: its viewBox and its shapes, without what a drawing program writes beside
 * @throws ContentError that says on which line what cannot stay
 */
export function readMark({ file, text }: Source): string {
  const problems: Problem[] = [];
  const report: Report = (line, path, expected, found) =>
    problems.push({ code: 'mark', file, path, line, expected, found });
  const size = Buffer.byteLength(text);
  const fewer =
    'a drawing of at most 4 KB: fewer points (Inkscape Path > Simplify, Illustrator Object > Path > Simplify)';
  if (size > MOST_BYTES) report(1, [], fewer, `${(size / 1024).toFixed(1)} KB`);

  const out: string[] = [];
  /** The colours of fill and line, as each element hands them on to those within it; and those that are drawn. */
  const inherited = [{ fill: '#000', stroke: 'none' }];
  const paints: string[] = [];
  const start = (element: Element, isRoot: boolean): boolean => {
    if (!isKnown(element, isRoot, report)) return false;
    const attributes = attributesOf(element, isRoot, report);
    const values = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    const above = inherited.at(-1);
    const paint = {
      fill: values['fill'] ?? above?.fill ?? '',
      stroke: values['stroke'] ?? above?.stroke ?? '',
    };
    inherited.push(paint);
    if (SHAPES.includes(element.name)) paints.push(paint.fill, paint.stroke);
    const space = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    out.push(`<${element.name}${space}${attributes.map(written).join('')}>`);
    return true;
  };
  const end = (name: string) => {
    inherited.pop();
    if (SHAPES.includes(name)) out.push((out.pop() ?? '').replace(/>$/, '/>'));
    else out.push(`</${name}>`);
  };
  walk({ file, text }, start, end);

  if (problems.length === 0)
    for (const page of ['light', 'dark'] as const) {
      const expected = `a shape that can be seen on a ${page} page: fill="currentColor" is dark on light pages and light on dark ones`;
      const found = paints.length > 0 ? `only ${[...new Set(paints)].join(', ')}` : 'no shape';
      if (!canBeSeen(paints, page)) report(1, [], expected, found);
    }
  if (problems.length > 0) throw new ContentError(problems);
  return out.join('');
}

/**
 * Goes through the elements of a drawing.
 * @param start is told of each element, and says whether it stays: if not, all in it is passed over
 * @throws ContentError for what is no XML
 */
function walk(
  { file, text }: Source,
  start: (element: Element, isRoot: boolean) => boolean,
  end: (name: string) => void,
): void {
  const parser = sax.parser(true, { position: true });
  const lineNow = () => parser.line + 1;
  let element: Element = { name: '', line: 1, attributes: [] };
  let depth = 0;
  /** How deep the element stands whose content is passed over. */
  let passedOver = Number.POSITIVE_INFINITY;
  parser.onerror = ({ message }) => {
    const [fault = ''] = message.split('\n');
    const found = `${show(text.split('\n')[parser.line]?.trim())} (${fault})`;
    const expected = 'an SVG drawing, every tag of which is closed';
    throw unusable('syntax', file, expected, found, lineNow());
  };
  parser.onopentagstart = ({ name }) => {
    element = { name, line: lineNow(), attributes: [] };
  };
  parser.onattribute = (attribute) => element.attributes.push({ ...attribute, line: lineNow() });
  parser.onopentag = () => {
    depth += 1;
    if (depth < passedOver && !start(element, depth === 1)) passedOver = depth;
  };
  parser.onclosetag = (name) => {
    if (depth < passedOver) end(name);
    else if (depth === passedOver) passedOver = Number.POSITIVE_INFINITY;
    depth -= 1;
  };
  parser.write(text).close();
}

/** Whether an element belongs in a mark; reported, if it can neither stay nor be passed over. */
function isKnown({ name, line }: Element, isRoot: boolean, report: Report): boolean {
  if (isRoot ? name === 'svg' : name === 'g' || SHAPES.includes(name)) return true;
  if (isRoot) report(line, [name], 'a drawing that begins with <svg', `<${name}>`);
  else if (!NOTES.test(name)) report(line, [name], inProgram(name) ?? PLAIN, `<${name}>`);
  return false;
}

/** The attributes of an element that stay; what cannot stay is reported. */
function attributesOf({ name: element, line: first, attributes }: Element, isRoot: boolean, report: Report) {
  const viewBox = attributes.find(({ name }) => name === 'viewBox');
  const [, , width = 0, height = 0] =
    viewBox?.value
      .trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (isRoot && !(width > 0 && width === height)) {
    const expected = 'a square artboard, such as viewBox="0 0 32 32"';
    report(viewBox?.line ?? first, [element, 'viewBox'], expected, show(viewBox?.value));
  }
  return attributes.filter(({ name, value, line }) => {
    if (isRoot && name === 'viewBox') return true;
    if (LABELS.test(name) || (isRoot && FRAME.test(name))) return false;
    const path = [element, name];
    if (name === 'fill' || name === 'stroke') {
      const expected = (value.startsWith('url(') && inProgram('gradient')) || COLOUR;
      if (!isPaint(value)) report(line, path, expected, show(value));
    } else if (!ATTRIBUTES.test(name) || /url\(|[:<]/.test(value)) {
      const [, expected = inProgram(name) ?? PLAIN] = ADVICE.find(([names]) => names.test(name)) ?? [];
      report(line, path, expected, show(`${name}="${value}"`));
    }
    return true;
  });
}

const written = ({ name, value }: Attribute) =>
  ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`;
