import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** The colour of transparent areas, because dark lines would vanish in dark mode. */
const background = '#fff';

/**
 * Converts an owner's picture to AVIF and WebP, in a size in pixels and without the camera's metadata. If the code read a field
 * of `src`, Astro would publish the original file, which may contain the place where it was taken.
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
