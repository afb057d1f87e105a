/** Returns relative luminance + 0.05, with gamma 2.2: the quotient of two colours is their contrast (WCAG 2). @param hex `#rrggbb` */
export function computeOffsetLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}
