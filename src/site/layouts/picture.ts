import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/**
 * A picture of the owner's in two formats, as small as it is drawn and without what a camera writes into it. (Astro
 * publishes a photograph itself, with the place where it was taken, if any of its fields is read.)
 */
export async function inTwoForms(src: ImageMetadata, size: { width: number; height?: number; fit?: string }) {
  const avif = await getImage({ src, ...size, format: 'avif', quality: 58 });
  const webp = await getImage({ src, ...size, format: 'webp', quality: 80 });
  const { width, height } = webp.attributes;
  return { avif: avif.src, webp: webp.src, width: Number(width), height: Number(height) };
}
