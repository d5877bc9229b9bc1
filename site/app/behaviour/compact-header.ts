import { isCompactAt } from '../frame/header/compact.ts';

/** The header shrinks once the page has been scrolled. */
export function compactHeader(): () => void {
  const header = document.querySelector('[data-site-header]');
  const look = () => header?.toggleAttribute('data-compact', isCompactAt(window.scrollY));
  // With the next frame: reading the position now would lay out a page that the others are about to change.
  const first = requestAnimationFrame(look);
  addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    removeEventListener('scroll', look);
  };
}
