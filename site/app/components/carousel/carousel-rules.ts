/** The clinic's numbers for the carousel of testimonials and news. */
export const pageSize = 2;
/** On a phone two cards side by side cannot be read. */
export const phonePageSize = 1;
export const moveMs = 500;
export const autoplayEveryMs = 2000;
export const minSwipePx = 8;

export type CarouselRow = { count: number; pageSize: number; loop: boolean };

const lastPosition = ({ count, pageSize: size }: CarouselRow) => Math.max(0, count - size);

/** The first slide in view after moving. Past the end it begins again, unless the row does not loop. */
export function moved(position: number, by: number, row: CarouselRow): number {
  const last = lastPosition(row);
  const wanted = position + by;
  if (wanted > last) return position < last || !row.loop ? last : 0;
  if (wanted < 0) return position > 0 || !row.loop ? 0 : last;
  return wanted;
}

/** How many slides a drag moves: half a page, to the side it went; nothing below the least distance. */
export function swipeStep(distancePx: number, size: number): number {
  if (Math.abs(distancePx) < minSwipePx) return 0;
  const half = Math.max(1, Math.floor(size / 2));
  return distancePx < 0 ? half : -half;
}

export const pageCount = (row: CarouselRow) => Math.ceil(row.count / row.pageSize);
export const pageOf = (position: number, row: CarouselRow) => Math.min(pageCount(row), Math.ceil(position / row.pageSize) + 1);
