/** Where an arrow key leads in a grid of choices read row by row; undefined for all other keys. */
export function gridMove(key: string, index: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  }[key];
  if (to === undefined) return undefined;
  return to < 0 || to >= count ? index : to;
}
