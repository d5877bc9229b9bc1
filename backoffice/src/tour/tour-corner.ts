type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

/** In the order in which they are tried: beside the work first. */
const tourCorners = ['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const;
export type TourCorner = (typeof tourCorners)[number];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function boxIn(corner: TourCorner, card: Size, view: Size, margin: number): Box {
  const left = corner.endsWith('left') ? margin : view.width - margin - card.width;
  const top = corner.startsWith('top') ? margin : view.height - margin - card.height;
  return { left, top, right: left + card.width, bottom: top + card.height };
}

/** Where the card hides nothing of what it speaks of; in a window where it always does, where it hides least. */
export function tourCorner(target: Box | null, card: Size, view: Size, margin: number): TourCorner {
  if (!target) return tourCorners[0];
  const hidden = (corner: TourCorner) => overlap(boxIn(corner, card, view, margin), target);
  return [...tourCorners].sort((a, b) => hidden(a) - hidden(b))[0] ?? tourCorners[0];
}
