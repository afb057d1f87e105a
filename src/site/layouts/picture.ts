import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** Under transparent parts: dark ink would vanish in dark mode. */
const background = '#fff';

/**
 * An owner's picture in two formats, as small as it is shown, without the camera's data. (If any field of a photograph is
 * read, Astro publishes the file itself, with the place where it was taken.)
 */
export async function convertPicture(
  src: ImageMetadata,
  size: { width: number; height?: number; fit?: string },
) {
  const avif = await getImage({ src, ...size, background, format: 'avif', quality: 58 });
  const webp = await getImage({ src, ...size, background, format: 'webp', quality: 80 });
  const { width, height } = webp.attributes;
  return { avif: avif.src, webp: webp.src, width: Number(width), height: Number(height) };
}
