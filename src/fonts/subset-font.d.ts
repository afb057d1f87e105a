/** The used part of subset-font 2, which comes without types. */
declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>;
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes: Axes;
    keepAllGlyphs?: boolean;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
