import type { StoredConsent } from '../consent/consent-store.ts';

/**
 * Keeps the page with the phone number for times without network. It lies on the visitor's device, so it is kept only for
 * whoever accepted something or installed the site: who refuses, or was not asked yet, gets nothing stored.
 */
export function keepOfflinePage(consent: StoredConsent) {
  if (!('serviceWorker' in navigator)) return;
  const installed = matchMedia('(display-mode: standalone)').matches;
  const answered = typeof consent === 'object';
  if (!installed && !(answered && consent.purposes.length > 0)) {
    if (answered) void forgetOfflinePage();
    return;
  }
  if (document.readyState === 'complete') registerOfflinePage();
  else addEventListener('load', registerOfflinePage, { once: true });
}

export const registerOfflinePage = () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => {});

/** Whoever takes everything back finds nothing left on the device. */
async function forgetOfflinePage() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
