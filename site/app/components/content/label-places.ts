/** Where a label points, in hundredths of the picture's width and height, and what it says. */
export type FigureLabel = { x: number; y: number; name: string; effect?: string };
type Shape = { width: number; height: number };
export type Side = 'left' | 'right' | 'top' | 'bottom';
/** Where the number of a label stands: on an edge of the drawing, in the same hundredths. */
export type NumberPlace = { x: number; y: number; side: Side };

/** How wide a drawing is shown with its labels beside it, and how much height one label takes there. */
const drawnWidthPx = 308;
const nameHeightPx = 28;
const effectHeightPx = 24;

/** Whether every label has room beside the drawing, on a line from its point: in wide or crowded drawings they would collide. */
export function fitBeside(labels: FigureLabel[], { width, height }: Shape): boolean {
  if (height < width) return false;
  const drawnHeight = (drawnWidthPx * height) / width;
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  return sorted.every((label, index) => {
    const next = sorted[index + 1];
    const needed = nameHeightPx + (label.effect ? effectHeightPx : 0);
    return !next || ((next.y - label.y) / 100) * drawnHeight >= needed;
  });
}

/** On a phone: how wide the drawing is, and what one number takes of its edge. */
const phoneWidthPx = 280;
const numberPx = 34;
/** A point this near to the upper or lower edge, in hundredths, has its number there. */
const nearEdge = 12;

/** A number on its point would cover what it names: each stands on an edge of the drawing, as level with its point as its neighbours allow. */
export function placeNumbers(labels: FigureLabel[], { width, height }: Shape): NumberPlace[] {
  const takenOf = { across: (100 * numberPx) / phoneWidthPx, down: (100 * numberPx * width) / (phoneWidthPx * height) };
  const places: NumberPlace[] = labels.map(({ x, y }) => ({ x, y, side: sideOf(x, y) }));
  for (const side of ['left', 'right'] as const) {
    spread(onSide(places, side), 'y', takenOf.down);
    for (const place of onSide(places, side)) place.x = side === 'left' ? 0 : 100;
  }
  for (const side of ['top', 'bottom'] as const) {
    spread(onSide(places, side), 'x', takenOf.across);
    for (const place of onSide(places, side)) place.y = side === 'top' ? 0 : 100;
  }
  return places.map(({ x, y, side }, index) => ({ x: wholeIfMoved(x, labels[index]?.x), y: wholeIfMoved(y, labels[index]?.y), side }));
}

/** A number that made room for another: finer is not seen, and every figure of it is sent. One that is level with its point stays so. */
const wholeIfMoved = (hundredths: number, ofPoint: number | undefined) => (hundredths === ofPoint ? hundredths : Math.round(hundredths));

const onSide = (places: NumberPlace[], side: Side) => places.filter((place) => place.side === side);

function sideOf(x: number, y: number): Side {
  const aside = Math.min(x, 100 - x);
  if (100 - y < nearEdge && 100 - y < aside) return 'bottom';
  if (y < nearEdge && y < aside) return 'top';
  return x < 50 ? 'left' : 'right';
}

/** Apart from one another and within the drawing, in the order of their points: so that no two lines cross. */
function spread(places: NumberPlace[], along: 'x' | 'y', taken: number): void {
  const sorted = places.toSorted((a, b) => a[along] - b[along]);
  let least = taken / 2;
  for (const place of sorted) {
    place[along] = Math.max(place[along], least);
    least = place[along] + taken;
  }
  let most = 100 - taken / 2;
  for (const place of sorted.toReversed()) {
    place[along] = Math.min(place[along], most);
    most = place[along] - taken;
  }
}
