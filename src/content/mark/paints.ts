/** The colours of the style sheet that a mark may name: they follow light and dark (src/ui/styles/tokens.css). */
export const ROLES = ['ink', 'ink-2', 'ink-3', 'live', 'live-edge', 'rule', 'hair', 'paper', 'sheet'];
/** Of these, what is as pale as a page, whichever it is. */
const PALE = ['hair', 'paper', 'sheet'];

const PAINT = new RegExp(
  `^(none|currentColor|#[0-9a-f]{3}|#[0-9a-f]{6}|var\\(--(${ROLES.join('|')})\\))$`,
  'i',
);

/** Whether a mark may be painted with this. */
export const isPaint = (value: string): boolean => PAINT.test(value);

/** What the eye makes of a colour, from 0, black, to 1, white (the relative luminance of WCAG). */
function brightness(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Below this a colour and a page are the same to the eye; turmeric on white has 1.6. */
const LEAST_CONTRAST = 1.5;

/** Whether something of these colours can be seen on a white page, or on a black one. */
export function canBeSeen(paints: readonly string[], page: 'light' | 'dark'): boolean {
  return paints.some((paint) => {
    const [, role] = /^var\(--(.+)\)$/.exec(paint) ?? [];
    if (paint === 'none' || (role && PALE.includes(role))) return false;
    if (!paint.startsWith('#')) return true;
    const light = brightness(paint) + 0.05;
    return (page === 'light' ? 1.05 / light : light / 0.05) >= LEAST_CONTRAST;
  });
}
