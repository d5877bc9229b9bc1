import { goTo } from '../navigation/go-to.ts';
import { planScroll } from '../navigation/scroll-rules.ts';

/** An anchor in the address of a new document: the page comes to rest, then moves there. Back, forward and reload are the browser's. */
export function hashScroll(): () => void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && entry.type !== 'navigate') return () => {};
  const { target } = planScroll({ type: 'PUSH', newPage: true, hash: location.hash, wish: undefined }) ?? {};
  // A slow script comes late: whoever has gone somewhere by then is not called back.
  if (!target || document.activeElement !== document.body || isElsewhere(target.selector)) return () => {};
  const timer = setTimeout(() => goTo(target.selector), target.delayMs);
  // Whoever moves the page in the meantime is left where he went.
  const stop = () => clearTimeout(timer);
  const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  for (const sign of signs) addEventListener(sign, stop, { passive: true, once: true });
  return () => {
    stop();
    for (const sign of signs) removeEventListener(sign, stop);
  };
}

/** Whether the reader has scrolled away from where the browser itself had jumped to. */
function isElsewhere(selector: string): boolean {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
  return scrollY > 0 && Math.abs(top) > innerHeight / 2;
}
