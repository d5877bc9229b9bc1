/** Of an even number the upper of the two in the middle; of none not a number. */
export const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
