const offlineStrip = () => document.querySelector<HTMLElement>('[data-connection=offline]');

/** The strip says either that one can read on, or that nothing was sent and nothing is lost. */
function setWords(shown: 'read' | 'held'): void {
  for (const words of offlineStrip()?.querySelectorAll<HTMLElement>('[data-strip-words]') ?? [])
    words.hidden = words.dataset['stripWords'] !== shown;
}

/** Shown above the button that was pressed, where its form has a place for that; otherwise the strip at the foot of the page says it. */
export function showHeld(button: HTMLElement | null): void {
  const strip = offlineStrip();
  if (!strip) return;
  setWords('held');
  const place = button?.parentElement?.querySelector(':scope > [data-held]');
  strip.hidden = Boolean(place);
  if (!place) return;
  const copy = strip.cloneNode(true) as HTMLElement;
  delete copy.dataset['connection'];
  copy.hidden = false;
  // A new copy at every press: whoever listens is told again.
  place.replaceChildren(copy);
  place.scrollIntoView({ block: 'nearest' });
}

export function clearHeld(): void {
  setWords('read');
  for (const place of document.querySelectorAll('[data-held]')) place.replaceChildren();
}
