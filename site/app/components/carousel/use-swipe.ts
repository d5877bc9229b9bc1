import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Dragging with mouse, finger or pen. The page still scrolls up and down (`touch-action: pan-y` in the style sheet). A drag that
 * counted must not also follow the link under the pointer.
 */
export function useSwipe({ minPx, onDrag, onSwipe }: { minPx: number; onDrag(px: number): void; onSwipe(px: number): void }) {
  const start = useRef<number | undefined>(undefined);
  const swiped = useRef(false);

  const end = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    start.current = undefined;
    onDrag(0);
    if (swiped.current && event.type === 'pointerup') onSwipe(distance);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      start.current = event.clientX;
      swiped.current = false;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === undefined) return;
      const distance = event.clientX - start.current;
      if (!swiped.current && Math.abs(distance) < minPx) return;
      if (!swiped.current) event.currentTarget.setPointerCapture(event.pointerId);
      swiped.current = true;
      onDrag(distance);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      event.preventDefault();
      event.stopPropagation();
      swiped.current = false;
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
