/** Scrolls to a place on the page and puts the focus there. */
export function goTo(selector: string) {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
