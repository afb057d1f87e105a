import sharp, { type PngOptions } from 'sharp';
import { encode } from 'sharp-ico';
import { cached } from '../../platform/build-cache.ts';
import { colour, resolveMarkColours } from '../../ui/styles/colours.ts';

/** By file name: each icon's side in pixels, and the share of it that the mark (the company's logo) takes. */
export const ICONS = {
  'apple-touch-icon': { size: 180, share: 0.64 },
  'icon-512': { size: 512, share: 0.72 },
} as const;

type IconLayout = { size: number; share: number };

function drawIcon(mark: string, { size, share }: IconLayout): string {
  const markSize = size * share;
  const margin = (size - markSize) / 2;
  const paper = `<rect width="${size}" height="${size}" fill="${colour('paper')}"/>`;
  const placedTag = `<svg x="${margin}" y="${margin}" width="${markSize}" height="${markSize}" `;
  const placedMark = resolveMarkColours(mark).replace('<svg ', placedTag);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}${placedMark}</svg>`;
}

const toPng = (svg: string, settings: PngOptions) =>
  cached(['png', svg, JSON.stringify(settings)], () => sharp(Buffer.from(svg)).png(settings).toBuffer());

export const renderIconPng = (mark: string, layout: IconLayout): Promise<Buffer> =>
  toPng(drawIcon(mark, layout), { compressionLevel: 9, palette: true });

/** Renders `favicon.ico` for programs without SVG. Its PNGs have no palette, because sharp-ico would reject one. */
export async function renderFaviconIco(mark: string): Promise<Buffer> {
  const pngs = [16, 32, 48].map((size) => toPng(drawIcon(mark, { size, share: 1 }), { compressionLevel: 9 }));
  return encode(await Promise.all(pngs));
}

const PAINT_ATTRIBUTES = /(fill|stroke)="(?:var\(--([\w-]+)\)|currentColor)"/g;

/**
 * Writes `favicon.svg`, with a style for dark mode. Its colours are literal, because programs other than browsers draw
 * custom properties black. The style selects classes that this function adds; marks have no others (src/content/pictures/mark.ts).
 */
export function writeFaviconSvg(mark: string): string {
  const rules = new Set<string>();
  const svg = mark.replace(/<\w+[^>]*/g, (tag) => {
    const classes: string[] = [];
    const withColours = tag.replace(PAINT_ATTRIBUTES, (_, kind: string, role = 'ink') => {
      classes.push(`${kind}-${role}`);
      rules.add(`.${kind}-${role}{${kind}:${colour(role, 'dark')}}`);
      return `${kind}="${colour(role)}"`;
    });
    return classes.length > 0 ? withColours.replace(/^<\w+/, `$& class="${classes.join(' ')}"`) : withColours;
  });
  return svg.replace('>', `><style>@media(prefers-color-scheme:dark){${[...rules].join('')}}</style>`);
}
