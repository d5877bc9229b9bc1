import { isReloadWanted, reloadPage } from '../navigation/reload-page.ts';

/** After a new release the parts of an old page may be gone: one that cannot load reloads the page, once. */
export function missingChunk(): () => void {
  const onMissing = () => {
    // What somebody has begun to write would be lost, and such a form needs no script.
    if (document.querySelector('[data-island] form[data-task]')) return;
    // Two parts may be missing at once.
    if (!isReloadWanted() && !wasReloaded() && navigator.onLine) reloadPage();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

/** The browser itself remembers how the document came, so the one reload needs no note on the device. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
