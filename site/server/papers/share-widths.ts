/** Of one column: as wide as its longest word, and as its longest text in one line. */
export type ColumnNeed = { least: number; most: number };

/**
 * Every column gets its longest word, and what is left is shared by how much each could still use. Where not even the words fit, all are
 * narrowed alike and long words break.
 */
export function shareWidths(needs: ColumnNeed[], width: number): number[] {
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  if (least >= width) return needs.map((need) => (need.least / least) * width);
  const wanted = needs.reduce((sum, need) => sum + need.most - need.least, 0);
  if (wanted === 0) return needs.map((need) => need.least + (width - least) / needs.length);
  // A table whose texts are all short is as wide as the page too, so that tables stand under one another.
  return needs.map((need) => need.least + ((need.most - need.least) / wanted) * (width - least));
}
