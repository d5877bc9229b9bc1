import { readReturn } from '@clinic/core/adapters/payments/read-return';
import { pathTo } from '@clinic/core/addresses/path-to';
import type { BookingServices } from '@clinic/core/booking/form/booking-services';
import { cardReturnPath } from '@clinic/core/booking/payment/card-return-path';
import { returnFromCardPage } from '@clinic/core/booking/payment/return-from-card-page';
import { readVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import type { Locale } from '@clinic/core/kernel/locale';
import { html } from 'hono/html';
import { messagesFor } from '../../app/language/messages.server.ts';
import { readCardReturnCookie } from '../http/card-return-cookie.ts';
import type { SiteApp } from '../site-app.ts';

const notKept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/**
 * Where a provider's page for cards sends the patient back to. As a callback it only makes us ask the provider. The browser that was shown
 * the way to that page is led back to its visit; any other learns nothing about whose visit it was.
 */
export function serveCardReturn(app: SiteApp, { store, visitSecrets }: Pick<BookingServices, 'store' | 'visitSecrets'>, origin: string) {
  app.get(cardReturnPath, async (c) => {
    const told = readReturn(new URL(c.req.url).searchParams);
    const bookingId = told && (await returnFromCardPage(store, told.provider, { ...told, now: new Date() }));
    const visit = readCardReturnCookie(c.req.header('cookie'), origin);
    const isTheirs = visit !== null && bookingId !== null && readVisitToken(visitSecrets, visit.token)?.bookingId === bookingId;
    for (const [name, value] of Object.entries(notKept)) c.header(name, value);
    if (isTheirs) return c.redirect(pathTo(visit.locale, 'visit', { visita: visit.token }), 303);
    return c.html(elsewhere());
  });
}

/** Another browser than the one that left, as when the bank's app opens its own: both languages, because nothing is known. */
function elsewhere() {
  const [pt, en] = [wordsIn('pt'), wordsIn('en')];
  return html`<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${pt.title}</title>
  </head>
  <body>
    <h1>${pt.title}</h1>
    <p>${pt.lead}</p>
    <p><a href="${pathTo('pt', 'home')}">${pt.home}</a></p>
    <div lang="en">
      <h2>${en.title}</h2>
      <p>${en.lead}</p>
      <p><a href="${pathTo('en', 'home')}">${en.home}</a></p>
    </div>
  </body>
</html>`;
}

const wordsIn = (locale: Locale) => messagesFor(locale, 'visit').visit.cardReturn;
