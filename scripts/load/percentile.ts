/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], of100: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.ceil((of100 / 100) * ordered.length) - 1)] ?? Number.NaN;
}

export const inMs = (value: number) => `${Math.round(value)} ms`;
