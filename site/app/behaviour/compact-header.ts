import { isCompactAt } from '../frame/header/compact.ts';

/** The header shrinks once the page has been scrolled. */
export function compactHeader(): () => void {
  const header = document.querySelector('[data-site-header]');
  const look = () => header?.toggleAttribute('data-compact', isCompactAt(window.scrollY));
  look();
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
