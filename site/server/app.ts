import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import { routeOf } from '@clinic/core/addresses/route-table';
import { readSettings } from '@clinic/core/content/site-settings';
import { concurrencyLimit, TooBusy } from '@clinic/core/kernel/concurrency-limit';
import { defaultLocale } from '@clinic/core/kernel/locale';
import { orExit } from '@clinic/core/settings/or-exit';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { busyPage } from './busy-page.ts';
import { callerReader } from './caller-reader.ts';
import { readEnv } from './env.ts';
import { everyAnswer } from './every-answer.ts';
import { serveFeeds } from './feed-routes.ts';
import { mendTarget } from './http-limits.ts';
import { serveBuiltFiles, serveMedia } from './media-files.ts';
import { serveOffline } from './offline/routes.ts';
import { serveSharePictures } from './open-graph/routes.ts';
import { originCheck } from './origin-check.ts';
import type { Answer } from './page-cache/answer-page.ts';
import { pageOfLastResort } from './page-of-last-resort.ts';
import { hearPaymentCallbacks } from './payment-callbacks.ts';
import { createPreviews, DraftUnavailable } from './preview/previews.ts';
import { draftUnavailablePage, servePreviews } from './preview/routes.ts';
import { acceptConsents } from './record-consent.ts';
import { createRedirectCounter } from './redirect-counter.ts';
import { createRenderer } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';
import { addressesOf, createPageServer } from './serve-page.ts';
import type { SiteApp, SiteEnvironment } from './site-app.ts';
import { serveSitemaps } from './sitemap-routes.ts';
import { serveSuggestions } from './suggestions.ts';
import { serveVisits } from './visit-state.ts';
import { watchBookableDoctors } from './watch-bookable-doctors.ts';
import { wire } from './wiring.ts';

/** Every search is made anew: beyond these at once they wait, and beyond those waiting they are turned away. */
const searchesAtOnce = { running: 6, waiting: 60 };
/**
 * So is every screen of a booking. In a crowd whoever waits here is served in turn; whoever waited for a connection to the
 * database would give up, and all would. More than connections, because some wait for the clinic instead. Nobody is
 * turned away who can be answered within a minute.
 */
const visitorsAtOnce = { running: 30, waiting: 1_000 };

const isMadeOfContent = /^\/(?:og|offline|service-worker)\b|\.xml$/;

export async function createSite(
  source: NodeJS.ProcessEnv,
  { mode, clientDir }: { mode: 'production' | 'development'; clientDir: string },
) {
  const env = orExit(() => readEnv(source));
  const rehearsal = env.DEPLOYMENT === 'rehearsal';
  const { log, library, search, countRedirectHits, consents, booking, close } = await wire(env);
  const onTrouble = (error: unknown) =>
    log.error({ error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }, 'trouble');
  const counter = createRedirectCounter(countRedirectHits, onTrouble);
  const build = () => import('virtual:react-router/server-build') as Promise<ServerBuild>;
  const render = createRenderer({
    build,
    mode,
    library: library.current,
    search,
    booking,
    origin: env.SITE_ORIGIN,
    fallbackPhone: env.CLINIC_PHONE,
    gallery: env.GALLERY === 'on',
    rehearsal,
    report: onTrouble,
  });
  const previews = createPreviews({
    secret: env.PREVIEW_SECRET,
    backofficeUrl: env.BACKOFFICE_URL,
    frameOrigins: env.BACKOFFICE_ORIGIN,
    library: library.current,
  });
  const clientOf = callerReader(env.TRUSTED_PROXIES, log);
  const searches = concurrencyLimit(searchesAtOnce);
  const visitors = concurrencyLimit(visitorsAtOnce);
  const pages = createPageServer({
    render: (request, circumstances) => {
      const route = circumstances?.known?.route;
      // What is kept whole must never stand in line behind a slow neighbour, nor hold one up.
      if (!route || routeOf(route).cached) return render(request, circumstances);
      const limit = route === 'search' ? searches : visitors;
      return limit(() => render(request, circumstances));
    },
    previews,
    acceptsForm: async ({ locale, route }) => Boolean(route && (await build()).routes[`${locale}.${route}`]?.module.action),
    library: library.current,
    origin: env.SITE_ORIGIN,
    clientOf,
    caching: mode === 'production',
    onRedirect: counter.count,
    onTrouble,
  });
  // What was withdrawn is gone from every page at once, and so is an old telephone number or a company that is no longer used; what else
  // was changed shows itself as the pages are made anew.
  library.onUpdate(({ changes, gone }) => {
    const isOnEveryPage = changes.some(({ collection }) => collection === 'definicoes');
    if (gone || isOnEveryPage) pages.clear();
    else pages.renew(addressesOf(library.current(), changes));
  });
  const stopWatching = watchBookableDoctors(booking.directory, { onChange: () => pages.renew(), onTrouble });
  let closing = false;
  let hits = 0;
  const hitReport = setInterval(() => {
    if (hits > 0) log.info({ hits }, 'pages answered from the cache');
    hits = 0;
  }, 60_000);

  const app: SiteApp = new Hono<SiteEnvironment>();
  app.use(everyAnswer(log, { mode, rehearsal }));
  app.get('/healthz', (c) => c.text('ok'));
  // Without a database the site still answers from its library; without a library it has nothing to show.
  app.get('/readyz', (c) => {
    const isReady = !closing && !library.current().isEmpty;
    return c.json({ database: library.isListening() ? 'up' : 'down' }, isReady ? 200 : 503);
  });
  app.use(originCheck(new Set([env.SITE_ORIGIN, ...env.ALSO_ACCEPTED_ORIGINS])));
  // Made of content alone: empty ones would be kept by whoever asks.
  app.use(async (c, next) =>
    library.current().isEmpty && isMadeOfContent.test(c.req.path) ? c.body(null, 503, { 'retry-after': '5' }) : next(),
  );
  serveSitemaps(app, library.current, env.SITE_ORIGIN);
  serveFeeds(app, library.current, env.SITE_ORIGIN);
  serveSharePictures(app, library.current);
  servePreviews(app, previews, env.SITE_ORIGIN);
  acceptConsents(app, { ...consents, isWithinLimit: (req) => booking.withinLimit('consentsPerAddress', clientOf(req)) });
  hearPaymentCallbacks(app, booking.store, env);
  serveVisits(app, booking, library.current);
  serveSuggestions(app, { search: { find: (question) => searches(() => search.find(question)) }, library: library.current });
  serveOffline(app, (locale) => readSettings(library.current(), locale));
  serveMedia(app, env.MEDIA_DIR);
  if (mode === 'production') serveBuiltFiles(app, clientDir);
  app.all('*', async (c) => toResponse(await pages.answer(c.env.incoming, c.req.raw)));
  app.onError((error, c) => {
    const locale = localeOfPath(c.req.path) ?? defaultLocale;
    if (error instanceof TooBusy)
      return c.html(busyPage(locale, env.CLINIC_PHONE), 503, { 'cache-control': 'no-store', 'retry-after': '5' });
    if (error instanceof DraftUnavailable) return c.html(draftUnavailablePage, 503, { 'cache-control': 'private, no-store' });
    const reference = c.get('reference');
    log.error({ reference, error: error.stack ?? error.message }, 'request failed');
    return c.html(pageOfLastResort(locale, reference, env.CLINIC_PHONE), 500, {
      'cache-control': 'no-store',
    });
  });

  const theLongWay = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    env,
    log,
    handle(req: IncomingMessage, res: ServerResponse) {
      if (pages.answerHit(req, res)) hits++;
      else if (mendTarget(req)) void theLongWay(req, res);
      else res.writeHead(400, { ...securityHeaders, connection: 'close', 'cache-control': 'no-store' }).end();
    },
    /** Told to the load balancer before the doors close. */
    announceStop() {
      closing = true;
    },
    async close() {
      clearInterval(hitReport);
      stopWatching();
      await counter.close();
      await close();
    },
  };
}

function toResponse({ status, headers, body }: Answer): Response {
  const response = new Headers();
  for (let index = 0; index < headers.length; index += 2) response.append(headers[index] ?? '', headers[index + 1] ?? '');
  return new Response(body ? new Uint8Array(body) : null, { status, headers: response });
}
