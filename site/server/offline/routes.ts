import type { SiteSettings } from '@clinic/core/content/site-settings';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { SiteApp } from '../site-app.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { offlinePath, serviceWorker } from './service-worker.ts';

/** Made from the settings, so that a new phone number reaches the devices that keep the page. */
export function serveOffline(app: SiteApp, settingsIn: (locale: Locale) => Promise<SiteSettings>) {
  const pageIn = async (locale: Locale) => offlinePage(locale, await settingsIn(locale));
  for (const locale of locales) {
    app.get(offlinePath(locale), async (c) =>
      c.html(await pageIn(locale), 200, { 'cache-control': 'no-cache', 'content-security-policy': offlinePolicy }),
    );
  }
  app.get('/service-worker.js', async (c) => {
    const pages = await Promise.all(locales.map(pageIn));
    return c.body(serviceWorker(pages), 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  });
}
