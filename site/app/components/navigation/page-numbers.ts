/** Which page numbers stand in the row: first, last, the one on show and its neighbours; `gap` for what is left out. */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const kept = [...new Set([1, current - 1, current, current + 1, total])].filter((page) => page >= 1 && page <= total);
  return kept.flatMap((page, index) => {
    const skipped = page - (kept[index - 1] ?? 0) - 1;
    // A gap of a single page takes as much room as its number.
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? (['gap', page] as const) : [page];
  });
}
