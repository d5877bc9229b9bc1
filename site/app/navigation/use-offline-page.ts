import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useChoice } from '../consent/use-consent.ts';
import { isPrivatePath } from './privacy-border.ts';

/**
 * Keeps the page with the phone number for times without network. It lies on the visitor's device, so it is kept only for
 * whoever accepted something or installed the site: who refuses, or was not asked yet, gets nothing stored.
 */
export function useOfflinePage() {
  const consent = useChoice();
  const open = !isPrivatePath(useLocation().pathname);
  useEffect(() => {
    if (!open || !('serviceWorker' in navigator)) return;
    const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
    const installed = matchMedia('(display-mode: standalone)').matches;
    const answered = typeof consent === 'object';
    const wanted = installed || (answered && consent.purposes.length > 0);
    addEventListener('appinstalled', register);
    if (wanted && document.readyState === 'complete') register();
    else if (wanted) addEventListener('load', register, { once: true });
    else if (answered) void forgetOfflinePage();
    return () => {
      removeEventListener('appinstalled', register);
      removeEventListener('load', register);
    };
  }, [consent, open]);
}

/** Whoever takes everything back finds nothing left on the device. */
async function forgetOfflinePage() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
