/** The clinic's numbers for the carousel of the facilities. */
export const slidesShown = 5;
export const slideWidthPx = 360;
export const slideHeightPx = 270;
/** How far a slide at the side is turned away. */
export const perspectiveDeg = 35;
export const turnMs = 500;
export const autoTurnEveryMs = 2000;
export const minSwipe3dPx = 10;

const depthPx = 300;
const depthPerStepPx = 100;
/** Each slide stands two thirds of a width further out. */
const shiftPerStep = 2 / 3;

/** Steps from the slide in front, the short way round: negative to the left. */
export function stepsFromFront(index: number, front: number, count: number): number {
  const steps = (((index - front) % count) + count) % count;
  return steps > count / 2 ? steps - count : steps;
}

/** Where a slide stands; undefined when it is behind the others. */
export function cardPlace(steps: number): { transform: string; zIndex: number } | undefined {
  const away = Math.abs(steps);
  if (away > (slidesShown - 1) / 2) return undefined;
  if (away === 0) return { transform: 'none', zIndex: slidesShown };
  const side = Math.sign(steps);
  const shift = `translateX(${(side * away * shiftPerStep * 100).toFixed(1)}%)`;
  const depth = `translateZ(${-(depthPx + away * depthPerStepPx)}px)`;
  return { transform: `${shift} ${depth} rotateY(${-side * perspectiveDeg}deg)`, zIndex: slidesShown - away };
}

/** To the next or the one before; a drag below the least distance moves nothing. */
export const swipeStep3d = (distancePx: number) => (Math.abs(distancePx) < minSwipe3dPx ? 0 : distancePx < 0 ? 1 : -1);

export const turned = (front: number, by: number, count: number) => (((front + by) % count) + count) % count;
