import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathTo } from '@clinic/core/addresses/path-to';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import { routeOf } from '@clinic/core/addresses/route-table';
import { concurrencyLimit, TooBusy } from '@clinic/core/kernel/concurrency-limit';
import { defaultLocale, locales } from '@clinic/core/kernel/locale';
import { rehearsalName } from '@clinic/core/settings/deployment';
import { orExit } from '@clinic/core/settings/or-exit';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { takesFiles } from '../app/requests/request-pages.ts';
import { readEnv } from './env.ts';
import { callerReader } from './http/caller-reader.ts';
import { cutSlowRequest } from './http/cut-slow-requests.ts';
import { mendTarget } from './http/http-limits.ts';
import { serveBuiltFiles, serveMedia } from './http/media-files.ts';
import { logRequests } from './http/request-log.ts';
import { toResponse } from './page-cache/answer-page.ts';
import { busyPage } from './pages/busy-page.ts';
import { watchNotice } from './pages/clinic-notice.ts';
import { chunksOfEntry } from './pages/entry-chunks.ts';
import { fallbackErrorPage } from './pages/fallback-error-page.ts';
import { createReadingCounter } from './pages/reading-counter.ts';
import { createRedirectCounter } from './pages/redirect-counter.ts';
import { createRenderer } from './pages/render-page.ts';
import { addressesOf, createPageServer } from './pages/serve-page.ts';
import { createPreviews, DraftUnavailable } from './preview/previews.ts';
import { draftUnavailablePage } from './preview/routes.ts';
import { originCheck } from './security/origin-check.ts';
import { securityHeaders } from './security/security-headers.ts';
import { serveEndpoints } from './serve-endpoints.ts';
import type { SiteApp, SiteEnvironment } from './site-app.ts';
import { watchBookableDoctors } from './watch-bookable-doctors.ts';
import { watchEventTimes } from './watch-event-times.ts';
import { wire } from './wiring.ts';

/** Search results are never cached: beyond `running` searches wait, and beyond `waiting` they are rejected. */
const searchesAtOnce = { running: 6, waiting: 60 };
/**
 * Neither are the screens of a booking. Under load, requests that wait here are served in turn; if they waited for a database connection
 * instead, all would time out. More than there are connections, because some wait for the clinic. The queue is so long that everybody who
 * can be served within a minute is.
 */
const visitorsAtOnce = { running: 30, waiting: 1_000 };

const warmUpMs = 5_000;

const isMadeOfContent = /^\/(?:og|offline|service-worker)\b|\.xml$/;

export async function createSite(
  source: NodeJS.ProcessEnv,
  { mode, clientDir }: { mode: 'production' | 'development'; clientDir: string },
) {
  const env = orExit(() => readEnv(source));
  const rehearsal = rehearsalName(env);
  const wired = await wire(env);
  const { log, metrics, library, search, countRedirectHits, reading, booking, requests, events, accounts, area, close } = wired;
  const onTrouble = (error: unknown) =>
    log.error({ error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }, 'trouble');
  const counter = createRedirectCounter(countRedirectHits, onTrouble);
  const readers = createReadingCounter({ ...reading, onTrouble });
  const build = () => import('virtual:react-router/server-build') as Promise<ServerBuild>;
  // Loaded before the server listens: the first request must not wait for it.
  const entryChunks = mode === 'production' ? await chunksOfEntry(clientDir, (await build()).assets.entry.module) : [];
  const render = createRenderer({
    build,
    mode,
    library: library.current,
    search,
    searchedInVain: readers.searchedInVain,
    reachedInWizard: readers.reached,
    booking,
    requests,
    events,
    accounts,
    area,
    origin: env.SITE_ORIGIN,
    fallbackPhone: env.CLINIC_PHONE,
    gallery: env.GALLERY === 'on',
    rehearsal,
    entryChunks,
    report: onTrouble,
  });
  if (mode === 'production') await warmUp(render, env.SITE_ORIGIN);
  const previews = createPreviews({
    secrets: env.PREVIEW_SECRET,
    backofficeUrl: env.BACKOFFICE_URL,
    frameOrigins: env.BACKOFFICE_ORIGIN,
    library: library.current,
    origin: env.SITE_ORIGIN,
  });
  const clientOf = callerReader(env.TRUSTED_PROXIES, log);
  const searches = concurrencyLimit(searchesAtOnce);
  const visitors = concurrencyLimit(visitorsAtOnce);
  const pages = createPageServer({
    render: (request, circumstances) => {
      const route = circumstances?.known?.route;
      // Cached pages must not wait for slow requests, nor delay them.
      if (!route || routeOf(route).cached) return render(request, circumstances);
      const limit = route === 'search' ? searches : visitors;
      return limit(() => render(request, circumstances));
    },
    previews,
    takesFiles: ({ route }) => takesFiles(route),
    requests,
    acceptsForm: async ({ locale, route }) => Boolean(route && (await build()).routes[`${locale}.${route}`]?.module.action),
    library: library.current,
    origin: env.SITE_ORIGIN,
    clientOf,
    caching: mode === 'production',
    onRedirect: counter.count,
    onView: readers.view,
    onTrouble,
  });
  const eventTimes = watchEventTimes({ library: library.current, onChange: () => pages.renew() });
  // Withdrawn content disappears from every page at once, and so do an old phone number or a third party that is no longer used. Other
  // changes appear as the pages are rendered again.
  library.onUpdate(({ changes, gone }) => {
    const isOnEveryPage = changes.some(({ collection }) => collection === 'definicoes');
    if (gone || isOnEveryPage) pages.clear();
    else pages.renew(addressesOf(library.current(), changes));
    eventTimes.look();
  });
  const stopWatching = watchBookableDoctors(booking.directory, { onChange: () => pages.renew(), onTrouble });
  const stopNotice = watchNotice(library.current, () => pages.clear());
  let closing = false;
  let reported = 0;
  const hitReport = setInterval(() => {
    const hits = metrics.hits - reported;
    if (hits > 0) log.info({ hits }, 'pages answered from the cache');
    reported += hits;
  }, 60_000);

  const app: SiteApp = new Hono<SiteEnvironment>();
  app.use(logRequests(log, { mode, rehearsal, observe: metrics.observeRequest }));
  app.get('/healthz', (c) => c.text('ok'));
  // Without a database the site still serves from its library; without a library it cannot.
  app.get('/readyz', (c) => {
    const isReady = !closing && !library.current().isEmpty;
    return c.json({ database: library.isListening() ? 'up' : 'down' }, isReady ? 200 : 503);
  });
  const acceptedOrigins = new Set([env.SITE_ORIGIN, ...env.ALSO_ACCEPTED_ORIGINS]);
  app.use(originCheck(acceptedOrigins));
  // Made from content alone: without a library they would be empty, and clients would cache them.
  app.use(async (c, next) =>
    library.current().isEmpty && isMadeOfContent.test(c.req.path) ? c.body(null, 503, { 'retry-after': '5' }) : next(),
  );
  serveEndpoints(app, { env, wired, previews, searches, acceptedOrigins, clientOf, report: onTrouble });
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
    return c.html(fallbackErrorPage(locale, reference, env.CLINIC_PHONE), 500, {
      'cache-control': 'no-store',
    });
  });

  const handleWithHono = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    env,
    log,
    handle(req: IncomingMessage, res: ServerResponse) {
      if (pages.answerHit(req, res)) metrics.hits++;
      else if (mendTarget(req)) {
        cutSlowRequest(req, res);
        void handleWithHono(req, res);
      } else res.writeHead(400, { ...securityHeaders, connection: 'close', 'cache-control': 'no-store' }).end();
    },
    /** Reported to the load balancer before the server closes. */
    announceStop() {
      closing = true;
    },
    async close() {
      clearInterval(hitReport);
      stopWatching();
      eventTimes.stop();
      stopNotice();
      await counter.close();
      await readers.close();
      await close();
    },
  };
}

/**
 * The first page of each kind takes many times as long as the next ones. Made before anybody is let in: while a release replaces one replica
 * after the other, visitors would be the ones to wait. What cannot be made now, or not in time, is made when it is asked for.
 */
async function warmUp(render: ReturnType<typeof createRenderer>, origin: string): Promise<void> {
  const pages = locales.flatMap((locale) => [`/${locale}`, pathTo(locale, 'wizard'), pathTo(locale, 'login')]);
  const made = Promise.allSettled(pages.map((page) => render(new Request(origin + page))));
  await Promise.race([made, sleep(warmUpMs, undefined, { ref: false })]);
}
