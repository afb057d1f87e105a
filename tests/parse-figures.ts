const UNITS: Record<string, number> = { thousand: 1e3, lakh: 1e5, crore: 1e7 };

/** Parses the figures of an English text, rounded, in order: `36 plates come to ₹2.9 lakh` has 36 and 290000. */
export const parseFigures = (text: string): number[] =>
  [...text.replace(/[,₹]/g, '').matchAll(/(\d+(?:\.\d+)?)(?:\s(thousand|lakh|crore))?/g)].map(
    ([, figure, unit = '']) => Math.round(Number(figure) * (UNITS[unit] ?? 1)),
  );
