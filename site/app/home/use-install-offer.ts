import { useEffect, useState } from 'react';

/** Chromium's offer to install a site as an app; other browsers make none. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/** The browser's offer to install, while it stands. */
export function useInstallOffer(): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const keep = (event: Event) => {
      // Kept for our own button, instead of a bar that the browser shows when it likes.
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const forget = () => setOffer(undefined);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  if (!offer) return undefined;
  return () => {
    void offer.prompt();
    setOffer(undefined);
  };
}
