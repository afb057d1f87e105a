/** Of a colour such as `#ffb915`. The contrast of two colours is the lighter one's divided by the darker one's (WCAG 2). */
export function brightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}
