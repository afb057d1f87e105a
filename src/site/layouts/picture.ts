import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** Transparent areas become white, because dark lines on them would vanish in dark mode. */
const background = '#fff';

/**
 * Converts an owner's picture to AVIF and WebP, scaled to `size` in pixels, without the camera's metadata. Do not
 * read a field of `src`: Astro would then publish the original file, which may contain the place where it was taken.
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
