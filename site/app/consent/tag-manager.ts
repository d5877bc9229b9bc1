import { insertScript, runningPurposes } from './insert-script.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** After a navigation the page needs this long to be the new one in every respect. */
export const analyticsDelayMs = 250;

export function startTagManager(id: string) {
  if (runningPurposes().has('statistics')) return;
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  insertScript('statistics', `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** The kind of page and the language, never the address: that may say what somebody suffers from. */
export const pushRouteChange = (route: string, locale: string) => window.dataLayer?.push({ event: 'route-change', route, locale });
