import { pathTo } from '@clinic/core/addresses/path-to';
import { defaultLocale } from '@clinic/core/kernel/locale';
import { readSubscription, stopByOneClick } from '@clinic/core/newsletter/change-subscription';
import type { NewsletterServices } from '@clinic/core/newsletter/newsletter-services';
import { bodyWithinMs, readBody } from '../http/read-body.ts';
import type { SiteApp } from '../site-app.ts';

const maxBytes = 1024;
const never = { 'cache-control': 'no-store' };

/**
 * The address in the header of every newsletter (RFC 8058). A mail program posts to it when its reader presses “unsubscribe”, and is always
 * told that it is done. Scanners open it with GET, which stops nothing: a person who does so is led to the page with the button.
 */
export function serveOneClickUnsubscribe(app: SiteApp, services: Pick<NewsletterServices, 'subscriptions' | 'keys'>) {
  app.post('/unsubscribe/:token', async (c) => {
    await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    await stopByOneClick(services, c.req.param('token'));
    return c.text('unsubscribed', 200, never);
  });
  app.get('/unsubscribe/:token', async (c) => {
    const token = c.req.param('token');
    const { locale = defaultLocale } = (await readSubscription(services, token)) ?? {};
    c.header('cache-control', 'no-store');
    return c.redirect(`${pathTo(locale, 'newsletterPreferences')}?token=${encodeURIComponent(token)}`, 303);
  });
}
