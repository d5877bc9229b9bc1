import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { SiteApp } from '../site-app.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { offlinePath, serviceWorker } from './service-worker.ts';

/** Made from the settings, so that a new phone number reaches the devices that have cached the page. */
export function serveOffline(app: SiteApp, settingsIn: (locale: Locale) => SiteSettings) {
  const pageIn = (locale: Locale) => offlinePage(locale, settingsIn(locale));
  for (const locale of locales) {
    app.get(offlinePath(locale), (c) =>
      c.html(pageIn(locale), 200, { 'cache-control': 'no-cache', 'content-security-policy': offlinePolicy }),
    );
  }
  app.get('/service-worker.js', (c) => {
    return c.body(serviceWorker(locales.map(pageIn)), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
}
