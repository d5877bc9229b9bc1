import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../use-media.ts';
import { plays } from './autoplay-rules.ts';

export const playButtonMark = 'data-play';

/** Moves on by itself while nothing speaks against it. `at` is where the carousel stands: the wait begins anew after each move. */
export function useAutoplay({ wanted, everyMs, at, onTick }: { wanted: boolean; everyMs: number; at: number; onTick(): void }) {
  const reducedMotion = useReducedMotion();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const playing = plays({ wanted, reducedMotion, hovered, focused, stopped });
  const tick = useEffectEvent(onTick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` begins the wait anew.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => tick(), everyMs);
    return () => clearTimeout(timer);
  }, [playing, everyMs, at]);
  return {
    playing,
    /** Whether the visitor left it running; what the button shows. */
    on: !stopped,
    offered: wanted && !reducedMotion,
    stop: () => setStopped(true),
    toggle: () => setStopped(!stopped),
    /** For what moves. A finger hovers over nothing: its touch would pause for ever. */
    watchHover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** For the whole. Not on its own button: whoever presses "play" there wants it to play. */
    watchFocus: {
      onFocus: ({ target }: FocusEvent) => setFocused(!target.hasAttribute(playButtonMark)),
      onBlur: () => setFocused(false),
    },
  };
}
