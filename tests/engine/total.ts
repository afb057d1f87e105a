/** The sum of numbers, of a list or a typed array. */
export const total = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
