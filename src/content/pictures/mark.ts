import type { CustomPlugin, PluginConfig, XastChild, XastParent } from 'svgo';
// The browser entry is a single file. The main entry loads about five hundred files, which takes longer.
import { optimize } from 'svgo/browser';
import type { FileText } from '../parsing/file-text.ts';
import { ContentError, excerptOf, fileError, type Path, type Problem } from '../problems.ts';
import { computeOffsetLuminance } from './contrast.ts';

const MAX_BYTES = 4096;
/** Tokens of src/ui/styles/tokens.css that a mark may use. All but accent differ on light and dark pages. */
export const MARK_TOKENS = 'ink ink-2 ink-3 accent accent-edge rule hair paper sheet'.split(' ');
const ALLOWED_PAINT = new RegExp(
  `^(none|currentColor|#[0-9a-f]{3}|#[0-9a-f]{6}|var\\(--(${MARK_TOKENS.join('|')})\\))$`,
  'i',
);
const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon)$/;
const ALLOWED_ATTRIBUTE =
  /^(?:d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform|opacity|(?:fill|stroke|clip|vector)-[a-z-]+)$/;
/** Matches attributes that are removed without a problem, such as those of the drawing program. */
const IGNORED_ATTRIBUTE =
  /^(?:id|class|version|role|display|overflow|color|paint-order|enable-background|(?:font|text|data|aria|shape|image)-.*|(?!xlink:)[\w-]+:.*)$/;
const ROOT_ATTRIBUTE = /^(?:x|y|width|height|viewBox|preserveAspectRatio|xmlns)$/;

/** Advice for the drawing program, by the element, attribute or paint that is refused. */
const PROGRAM_ADVICE: readonly [name: RegExp, expected: string][] = [
  [
    /^(?:text|tspan|font)/i,
    'letters as outlines: Inkscape Object to Path, Illustrator Create Outlines, Figma Flatten',
  ],
  [/^image/, 'shapes instead of a photograph: Inkscape Trace Bitmap, Illustrator Image Trace'],
  [/gradient|pattern|^url/i, 'one flat colour instead of a gradient or a pattern'],
  [/^(?:mask|clip)/i, 'shapes that are cut, not hidden: Inkscape Intersection, Figma without Clip content'],
  [/^(?:filter|fe[A-Z])/, 'shapes without shadow or blur: remove the effect'],
  [/^(?:use|symbol)/, 'independent copies: Inkscape Unlink Clone, Illustrator Expand'],
  [/^style/, 'colours on the shapes themselves: Inkscape Plain SVG, Illustrator Presentation Attributes'],
  [
    /^(?:fill|stroke)$/,
    `currentColor, none, a colour such as #1a2b3c, or var(--…) with one of ${MARK_TOKENS.join(', ')}`,
  ],
];
const CROP_ADVICE =
  'a page cropped to the drawing: Inkscape Edit > Resize Page to Selection, Illustrator Fit to Artwork Bounds';
const SHAPES_ADVICE =
  'only shapes (path, rect, circle, ellipse, line, polyline, polygon, grouped by g), nothing from elsewhere';
const adviceFor = (...names: string[]) =>
  PROGRAM_ADVICE.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? SHAPES_ADVICE;

/** The svgo plugins that turn a drawing program's output into plain shapes with the same looks. */
const PLUGINS: PluginConfig[] = [
  ...(['removeMetadata', 'removeTitle', 'removeDesc', 'removeEditorsNSData'] as const),
  ...(['convertStyleToAttrs', 'removeHiddenElems'] as const),
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  { name: 'convertColors', params: { shortname: false } },
  ...(['cleanupNumericValues', 'convertPathData', 'removeEmptyContainers', 'collapseGroups'] as const),
];

/** Returns true for a visible paint: a hex colour needs a contrast of 1.5 with the page. #ffb915 has 1.7 with white. */
function isVisible(paint: string, page: 'light' | 'dark'): boolean {
  // The tokens named here are nearly the colour of the page.
  if (!paint.startsWith('#')) return paint !== 'none' && !/--(?:hair|paper|sheet)\)/.test(paint);
  const digits = paint.length === 4 ? paint.replace(/[0-9a-f]/gi, '$&$&') : paint;
  const luminance = computeOffsetLuminance(digits);
  // A white page has an offset luminance of 1.05, a black one of 0.05.
  return (page === 'light' ? 1.05 / luminance : luminance / 0.05) >= 1.5;
}

type Report = (path: Path, expected: string, found: string) => void;

/** Extends the viewBox to a square. Reports one whose longer side is over twice the shorter, or √2 times it (A4). */
function extendToSquare(
  { viewBox, width = '', height = '' }: Record<string, string>,
  report: Report,
): string {
  const frame = (viewBox ?? `0 0 ${width} ${height}`).trim().split(/[\s,]+/);
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = frame.map(Number.parseFloat);
  const side = Math.max(boxWidth, boxHeight);
  if (!(side > 0 && Math.min(boxWidth, boxHeight) * 2 >= side))
    report(['svg', 'viewBox'], 'a square artboard, such as viewBox="0 0 32 32"', excerptOf(viewBox));
  // Inkscape begins with an A4 sheet (ISO 216), on which the drawing would be tiny.
  if (Math.abs(side / Math.min(boxWidth, boxHeight) - Math.SQRT2) < 0.01)
    report(['svg', 'viewBox'], CROP_ADVICE, excerptOf(viewBox));
  return [x - (side - boxWidth) / 2, y - (side - boxHeight) / 2, side, side].join(' ');
}

/** Returns a plugin that reports all but shapes, removes text and comments, and adds fills and strokes to `paints`. */
const allowOnlyShapes = (report: Report, paints: string[], hasBackground: boolean): CustomPlugin => ({
  name: 'allowOnlyShapes',
  fn: () => {
    const paintsOfAncestors = [{ fill: hasBackground ? '#000' : 'currentColor', stroke: 'none' }];
    const checkElement = (
      node: { name: string; attributes: Record<string, string> },
      { type }: { type: string },
    ) => {
      const { name, attributes } = node;
      const isRoot = type === 'root';
      if (isRoot ? name !== 'svg' : name !== 'g' && !SHAPE.test(name))
        report([name], isRoot ? 'a drawing that begins with <svg' : adviceFor(name), `<${name}>`);
      const cleaned: Record<string, string> = isRoot
        ? { xmlns: 'http://www.w3.org/2000/svg', viewBox: extendToSquare(attributes, report) }
        : {};
      if (isRoot && !hasBackground) cleaned['fill'] = 'currentColor';
      for (const [key, value] of Object.entries(attributes).filter(
        ([key]) => !(isRoot && ROOT_ATTRIBUTE.test(key)),
      )) {
        const isPaint = key === 'fill' || key === 'stroke';
        if (IGNORED_ATTRIBUTE.test(key) || (key === 'style' && !/mix-blend|filter|mask/.test(value)))
          continue;
        if (isPaint ? !ALLOWED_PAINT.test(value) : !ALLOWED_ATTRIBUTE.test(key) || /url\(|[:<]/.test(value))
          report([name, key], adviceFor(isPaint ? value : key, key), excerptOf(`${key}="${value}"`));
        // Colours that dark mode would hide become the text colour, unless the drawing has its own background.
        cleaned[key] =
          isPaint && value.startsWith('#') && !hasBackground && !isVisible(value, 'dark')
            ? 'currentColor'
            : value;
      }
      node.attributes = cleaned;
      const { fill, stroke } = { ...paintsOfAncestors.at(-1), ...cleaned };
      paintsOfAncestors.push({ fill: fill ?? '', stroke: stroke ?? '' });
      if (SHAPE.test(name)) paints.push(fill ?? '', stroke ?? '');
    };
    // Browsers and drawing programs disagree on where a comment ends, so one may hide a tag.
    const remove = {
      enter: (node: XastChild, parent: XastParent) => {
        // A new list, because svgo still iterates over the old one and would skip a node.
        parent.children = parent.children.filter((child) => child !== node);
      },
    };
    return {
      element: { enter: checkElement, exit: () => void paintsOfAncestors.pop() },
      ...{ comment: remove, instruction: remove, doctype: remove, cdata: remove, text: remove },
    };
  },
});

/**
 * Reads the company's logo, `content/mark.svg`. It is in every page and icon, and in social cards, so only shapes are
 * allowed: no script, no style sheet, no outside address.
 * @returns an SVG that has a square viewBox and contains only shapes
 * @throws ContentError that names what is refused, and what to do in the drawing program
 */
export function readMark({ file, text }: FileText): string {
  const problems = new Map<string, Problem>();
  const report: Report = (path, expected, found) => {
    if (problems.has(expected)) return;
    const line = text.slice(0, Math.max(0, text.indexOf(`<${String(path[0] ?? 'svg')}`))).split('\n').length;
    const isInSource = path.every((name) => text.includes(String(name)));
    problems.set(expected, { code: 'mark', file, path: isInSource ? path : [], line, expected, found });
  };
  const paints: string[] = [];
  let data = '';
  try {
    const svg = optimize(text, { multipass: true, floatPrecision: 2, plugins: PLUGINS }).data;
    // With a colour that a light page would hide, such as white, the drawing is taken to have its own background.
    const hasBackground = (svg.match(/(?<=")#[0-9a-f]{3,6}(?=")/gi) ?? []).some(
      (colour) => !isVisible(colour, 'light'),
    );
    const onlyShapes = allowOnlyShapes(report, paints, hasBackground);
    data = optimize(svg, { plugins: [onlyShapes, 'collapseGroups'] }).data;
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    throw fileError('syntax', file, 'an SVG drawing in which every tag is closed', excerptOf(message), 1);
  }
  const size = `${(data.length / 1024).toFixed(1)} KB`;
  if (data.length > MAX_BYTES) report([], 'a drawing of at most 4 KB: fewer points (Path > Simplify)', size);
  const colours = paints.length > 0 ? `only ${[...new Set(paints)].join(', ')}` : 'no shape';
  for (const page of ['light', 'dark'] as const) {
    const expected = `a shape that is visible on a ${page} page: fill="currentColor" is visible on both`;
    if (problems.size === 0 && !paints.some((paint) => isVisible(paint, page))) report([], expected, colours);
  }
  if (problems.size > 0) throw new ContentError([...problems.values()]);
  return data;
}
