/** Returns `#rrggbb`'s relative luminance (WCAG 2, approximated by gamma 2.2) + 0.05. The ratio of two is their contrast. */
export function computeOffsetLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}
