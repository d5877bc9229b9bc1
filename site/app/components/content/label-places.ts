/** Where a label points, in hundredths of the picture's width and height, and what it says. */
export type FigureLabel = { x: number; y: number; name: string; effect?: string };

/** How wide a drawing is shown with its labels beside it, and how much height one label takes there. */
const drawnWidthPx = 308;
const nameHeightPx = 28;
const effectHeightPx = 24;

/** Whether every label has room beside the drawing, on a line from its point: in wide or crowded drawings they would collide. */
export function fitBeside(labels: FigureLabel[], { width, height }: { width: number; height: number }): boolean {
  if (height < width) return false;
  const drawnHeight = (drawnWidthPx * height) / width;
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  return sorted.every((label, index) => {
    const next = sorted[index + 1];
    const needed = nameHeightPx + (label.effect ? effectHeightPx : 0);
    return !next || ((next.y - label.y) / 100) * drawnHeight >= needed;
  });
}
