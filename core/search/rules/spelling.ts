/** How many letters may be wrong, missing, too many or in the wrong order. */
const allowedMistakes = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Whether two folded words differ by no more than a slip of the finger. */
export function isNearlySpelt(found: string, asked: string): boolean {
  const allowed = allowedMistakes(asked.length);
  if (allowed === 0 || Math.abs(found.length - asked.length) > allowed) return false;
  // A slip seldom touches both ends, and most words are told apart without counting.
  if (found[0] !== asked[0] && found.at(-1) !== asked.at(-1)) return false;
  return mistakes(found, asked) <= allowed;
}

/** Distance of Damerau and Levenshtein, with neighbours swapped once. */
function mistakes(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
