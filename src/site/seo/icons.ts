import sharp, { type PngOptions } from 'sharp';
import { encode } from 'sharp-ico';
import { cached } from '../../platform/build-cache.ts';
import { colour, resolveMarkColours } from '../../ui/styles/colours.ts';

/** Each icon's side in pixels, and the mark's share of that side, by file name. */
export const ICONS = {
  'apple-touch-icon': { size: 180, share: 0.64 },
  'icon-512': { size: 512, share: 0.72 },
} as const;

type IconLayout = { size: number; share: number };

function drawIcon(mark: string, { size, share }: IconLayout): string {
  const side = size * share;
  const corner = (size - side) / 2;
  const paper = `<rect width="${size}" height="${size}" fill="${colour('paper')}"/>`;
  const box = `<svg x="${corner}" y="${corner}" width="${side}" height="${side}" `;
  const drawing = resolveMarkColours(mark).replace('<svg ', box);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}${drawing}</svg>`;
}

const png = (svg: string, settings: PngOptions) =>
  cached(['png', svg, JSON.stringify(settings)], () => sharp(Buffer.from(svg)).png(settings).toBuffer());

export const renderIconPng = (mark: string, layout: IconLayout): Promise<Buffer> =>
  png(drawIcon(mark, layout), { compressionLevel: 9, palette: true });

/** Renders `favicon.ico` for programs without SVG. Its PNGs have no palette, which sharp-ico would reject. */
export async function renderFaviconIco(mark: string): Promise<Buffer> {
  const sizes = [16, 32, 48].map((size) => png(drawIcon(mark, { size, share: 1 }), { compressionLevel: 9 }));
  return encode(await Promise.all(sizes));
}

const PAINT_ATTRIBUTES = /(fill|stroke)="(?:var\(--([\w-]+)\)|currentColor)"/g;

/**
 * Writes `favicon.svg`, with a style for dark mode. Its colours are literal, because programs other than browsers draw custom
 * properties black. The style applies by class; marks have no classes of their own.
 */
export function writeFaviconSvg(mark: string): string {
  const rules = new Set<string>();
  const svg = mark.replace(/<\w+[^>]*/g, (tag) => {
    const names: string[] = [];
    const withColours = tag.replace(PAINT_ATTRIBUTES, (_, kind: string, role = 'ink') => {
      names.push(`${kind}-${role}`);
      rules.add(`.${kind}-${role}{${kind}:${colour(role, 'dark')}}`);
      return `${kind}="${colour(role)}"`;
    });
    return names.length > 0 ? withColours.replace(/^<\w+/, `$& class="${names.join(' ')}"`) : withColours;
  });
  return svg.replace('>', `><style>@media(prefers-color-scheme:dark){${[...rules].join('')}}</style>`);
}
