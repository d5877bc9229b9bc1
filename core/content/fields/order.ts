/** Lower numbers first, then those without one, as they came. */
export const inOrder = <T extends { ordem: number | null }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => (a.ordem ?? Number.MAX_VALUE) - (b.ordem ?? Number.MAX_VALUE));
