import decode from 'qr/decode.js';

/** The part of a picture that is looked at, in its pixels. */
type Crop = { x: number; y: number; width: number; height: number };

/** Looks for a QR code in a picture, made so small that its longer side has so many pixels; null if none is found. */
type Read = (source: CanvasImageSource, crop: Crop, longest: number) => string | null;

/** Makes what reads codes. This file is fetched only when a camera or an image is used, for it is large. */
export function createReader(): Read {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (source, { x, y, width, height }, longest) => {
    const scale = Math.min(1, longest / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    if (!context) return null;
    // What is clear in an image counts as white, as on a page.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return null;
    }
  };
}
