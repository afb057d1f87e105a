/** The most that a photograph may weigh as it comes from a camera, in bytes. */
export const MOST_BYTES = 20 * 1024 * 1024;

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** The sentence for a photograph that is too heavy. */
export const tooHeavy = (bytes: number): string =>
  `This file has ${megabytes(bytes)}; a photograph may have ${megabytes(MOST_BYTES)} at most. Save it smaller, or send it to yourself as "medium size", and choose that file.`;
