/** Moves places in a row just far enough apart. Where there is no room for the gap they share what there is. */
export function spreadOut(places: number[], { from, to, gap }: { from: number; to: number; gap: number }): number[] {
  const room = places.length > 1 ? Math.min(gap, (to - from) / (places.length - 1)) : 0;
  const moved = [...places];
  for (let index = 1; index < moved.length; index += 1) moved[index] = Math.max(moved[index] ?? 0, (moved[index - 1] ?? from) + room);
  const last = moved.length - 1;
  if (last >= 0) moved[last] = Math.min(moved[last] ?? to, to);
  for (let index = last - 1; index >= 0; index -= 1) moved[index] = Math.min(moved[index] ?? 0, (moved[index + 1] ?? to) - room);
  return moved;
}
