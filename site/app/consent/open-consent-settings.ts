const eventName = 'consent-settings';

/** The button stands in the footer, the dialog beside the page: they meet through the window. */
export const openConsentSettings = () => window.dispatchEvent(new Event(eventName));

export function onOpenConsentSettings(open: () => void) {
  window.addEventListener(eventName, open);
  return () => window.removeEventListener(eventName, open);
}
