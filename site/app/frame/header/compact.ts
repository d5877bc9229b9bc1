import { useSyncExternalStore } from 'react';

/** The header sticks once this much has been scrolled away: --header-away in tokens.css is the same length. */
export const compactAfterPx = 70;
export const isCompactAt = (scrolledPx: number) => scrolledPx > compactAfterPx;

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the header has shrunk. */
export const useCompact = () =>
  useSyncExternalStore(
    onScroll,
    () => isCompactAt(window.scrollY),
    () => false,
  );
