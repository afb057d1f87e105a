import sharp, { type PngOptions } from 'sharp';
import { encode } from 'sharp-ico';
import { cached } from '../../platform/build-cache.ts';
import { colour, inInk } from '../../ui/styles/colours.ts';

/** By file name: the side in pixels, and the mark's share of it. */
export const ICONS = {
  'apple-touch-icon': { size: 180, share: 0.64 },
  'icon-512': { size: 512, share: 0.72 },
} as const;

type Shape = { size: number; share: number };

function renderIcon(mark: string, { size, share }: Shape): string {
  const side = size * share;
  const corner = (size - side) / 2;
  const paper = `<rect width="${size}" height="${size}" fill="${colour('paper')}"/>`;
  const box = `<svg x="${corner}" y="${corner}" width="${side}" height="${side}" `;
  const placed = inInk(mark).replace('<svg ', box);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}${placed}</svg>`;
}

const png = (svg: string, settings: PngOptions) =>
  cached(['png', svg, JSON.stringify(settings)], () => sharp(Buffer.from(svg)).png(settings).toBuffer());

export const icon = (mark: string, shape: Shape): Promise<Buffer> =>
  png(renderIcon(mark, shape), { compressionLevel: 9, palette: true });

/** `favicon.ico`, for programs without SVG. (sharp-ico takes no PNG with a palette.) */
export async function faviconIco(mark: string): Promise<Buffer> {
  const sizes = [16, 32, 48].map((size) =>
    png(renderIcon(mark, { size, share: 1 }), { compressionLevel: 9 }),
  );
  return encode(await Promise.all(sizes));
}

const PAINT = /(fill|stroke)="(?:var\(--([\w-]+)\)|currentColor)"/g;

/**
 * `favicon.svg`: the mark in its colours, light and dark. Literal colours, because only browsers know variables: other
 * programs would draw it black. (The mark has no classes of its own.)
 */
export function faviconSvg(mark: string): string {
  const rules = new Set<string>();
  const classed = mark.replace(/<\w+[^>]*/g, (tag) => {
    const names: string[] = [];
    const literal = tag.replace(PAINT, (_, kind: string, role = 'ink') => {
      names.push(`${kind}-${role}`);
      rules.add(`.${kind}-${role}{${kind}:${colour(role, 'dark')}}`);
      return `${kind}="${colour(role)}"`;
    });
    return names.length > 0 ? literal.replace(/^<\w+/, `$& class="${names.join(' ')}"`) : literal;
  });
  return classed.replace('>', `><style>@media(prefers-color-scheme:dark){${[...rules].join('')}}</style>`);
}
