import { nextHours } from '@clinic/core/booking/availability/next-hours';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { concurrencyLimit } from '@clinic/core/kernel/concurrency-limit';
import { serveUploads } from './documents/serve-uploads.ts';
import { serveAccountApi } from './endpoints/account-api/serve-account-api.ts';
import { serveApiDescription } from './endpoints/account-api/serve-api-description.ts';
import { serveCardReturn } from './endpoints/card-return.ts';
import { serveEventCalendar } from './endpoints/event-calendar.ts';
import { serveNextHours } from './endpoints/next-hours/serve-next-hours.ts';
import { serveOneClickUnsubscribe } from './endpoints/one-click-unsubscribe.ts';
import { servePaymentCallbacks } from './endpoints/payment-callbacks.ts';
import { acceptConsents } from './endpoints/record-consent.ts';
import { serveReturnedMail } from './endpoints/returned-mail.ts';
import { serveSchedulingLinks } from './endpoints/scheduling-links/serve-scheduling-links.ts';
import { serveSecurityTxt } from './endpoints/security-txt.ts';
import { serveSuggestions } from './endpoints/suggestions.ts';
import { serveVisits } from './endpoints/visit-state.ts';
import type { SiteEnv } from './env.ts';
import { serveFeeds } from './feeds/feed-routes.ts';
import { serveSitemaps } from './feeds/sitemap-routes.ts';
import type { callerReader } from './http/caller-reader.ts';
import { serveOffline } from './offline/routes.ts';
import { serveSharePictures } from './open-graph/routes.ts';
import type { Previews } from './preview/previews.ts';
import { servePreviews } from './preview/routes.ts';
import type { SiteApp } from './site-app.ts';
import type { wire } from './wiring.ts';

type EndpointParts = {
  env: SiteEnv;
  wired: Awaited<ReturnType<typeof wire>>;
  previews: Previews;
  searches: ReturnType<typeof concurrencyLimit>;
  acceptedOrigins: Set<string>;
  clientOf: ReturnType<typeof callerReader>;
  report: (error: unknown) => void;
};

/** Whatever has an address and is no page: what feeds, browsers' programs, providers, mail servers and apps ask for. */
export function serveEndpoints(app: SiteApp, { env, wired, previews, searches, acceptedOrigins, clientOf, report }: EndpointParts): void {
  const { library, search, consents, booking, requests, accounts, area, returns, arrivals } = wired;
  serveSitemaps(app, library.current, env.SITE_ORIGIN);
  serveFeeds(app, library.current, env.SITE_ORIGIN);
  serveSharePictures(app, library.current);
  serveSecurityTxt(app, env, wired.log);
  servePreviews(app, previews, env.SITE_ORIGIN);
  acceptConsents(app, { ...consents, isWithinLimit: (req) => booking.withinLimit('consentsPerAddress', clientOf(req)) });
  servePaymentCallbacks(app, booking.store, env);
  serveReturnedMail(app, { returns, arrivals, keys: env.DATA_KEYS }, env);
  serveCardReturn(app, booking, env.SITE_ORIGIN);
  serveOneClickUnsubscribe(app, { subscriptions: area.newsletter, keys: area.keys });
  serveVisits(app, booking, library.current);
  serveNextHours(app, { booking, hours: nextHours({ availability: booking.availability }), library: library.current });
  serveSchedulingLinks(app, { booking, library: library.current, origin: env.SITE_ORIGIN });
  serveUploads(app, { requests, origin: env.SITE_ORIGIN, clientOf, report });
  serveEventCalendar(app, library.current);
  serveApiDescription(app, env.SITE_ORIGIN);
  serveAccountApi(app, {
    services: accounts,
    area,
    origin: env.SITE_ORIGIN,
    acceptedOrigins,
    clinicName: (locale) => readSettings(library.current(), locale).name,
    clientOf,
    report,
  });
  serveSuggestions(app, { search: { find: (question) => searches(() => search.find(question)) }, library: library.current });
  serveOffline(app, (locale) => readSettings(library.current(), locale));
}
