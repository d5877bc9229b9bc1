import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import { routeOf } from '@clinic/core/addresses/route-table';
import type { Library } from '@clinic/core/content/library/library';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { ok, type Result } from '@clinic/core/kernel/result';
import type { RequestServices } from '@clinic/core/requests/request-services';
import { isMultipart, type RefusedDocument, readMultipart } from '../documents/read-multipart.ts';
import { chooseLocale, localeMemory } from '../http/locale-cookie.ts';
import { bodyWithinMs, readBody, refusalOf } from '../http/read-body.ts';
import { type Answer, answerPage, bestEncoding, type PageRequestHeaders } from '../page-cache/answer-page.ts';
import { hitHeaders } from '../page-cache/hit-headers.ts';
import { createPageCache, RenderFailed } from '../page-cache/page-cache.ts';
import { pageKey, splitTarget } from '../page-cache/page-key.ts';
import { compressFor, isReadyFor, type StoredPage } from '../page-cache/stored-page.ts';
import { mentionsPreview, type Previews } from '../preview/previews.ts';
import { scriptlessPolicy, securityHeaders } from '../security/security-headers.ts';
import { findPage, isCached, type ResolvedPage } from './find-page.ts';
import { pageOfDataPath, type RenderOptions } from './render-page.ts';

type Options = {
  render: (request: Request, circumstances?: RenderOptions) => Promise<StoredPage>;
  previews: Previews;
  /** Whether files may come with its form. */
  takesFiles(found: ResolvedPage): boolean;
  requests: RequestServices;
  /** Whether a page has an action that reads a posted form. */
  acceptsForm(found: ResolvedPage): Promise<boolean>;
  library: () => Library;
  origin: string;
  clientOf(req: IncomingMessage): string;
  caching: boolean;
  onRedirect(id: number): void;
  /** A page that is the same for everybody was opened by its own address. */
  onView(path: string, userAgent: string | undefined): void;
  onTrouble(error: unknown): void;
};

const sharedFor = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

type SentForm = { body: Uint8Array<ArrayBuffer> | URLSearchParams | undefined; refusedDocuments: RefusedDocument[] };
const noForm: SentForm = { body: undefined, refusedDocuments: [] };

export function createPageServer({
  render,
  previews,
  acceptsForm,
  takesFiles,
  requests,
  library,
  origin,
  clientOf,
  caching,
  onRedirect,
  onView,
  onTrouble,
}: Options) {
  // Rendered under our own origin, never the one of the request: a forged Host header must not get into a stored page.
  const cache = createPageCache(async (key) => forEverybody(await render(new Request(new URL(key, origin)))), { onTrouble });

  const rememberLocale = localeMemory(origin);
  const asked = (req: IncomingMessage): PageRequestHeaders => ({
    method: req.method ?? 'GET',
    acceptEncoding: req.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: req.headers['if-none-match'],
  });

  function countView(target: string, userAgent: string | undefined): void {
    const { path } = splitTarget(target);
    if (!path.endsWith('.data')) onView(path, userAgent);
  }

  /** Responds at once if the page is stored and fresh; all other requests are handled in full. */
  function answerHit(req: IncomingMessage, res: ServerResponse): boolean {
    const { method = '', url = '' } = req;
    const page = method === 'GET' || method === 'HEAD' ? cache.peek(url) : undefined;
    if (!page) return false;
    const { acceptEncoding, ifNoneMatch, cookie, userAgent, isAhead, hasBody } = hitHeaders(req.rawHeaders);
    // Who sends a body nobody asked for goes the long way, where its time is counted.
    if (hasBody || mentionsPreview(cookie) || !isReadyFor(page, bestEncoding(acceptEncoding))) return false;
    const { status, headers, body } = answerPage(
      page,
      { method, acceptEncoding, ifNoneMatch },
      'hit',
      rememberLocale(localeOfKey(url), cookie),
    );
    res.writeHead(status, headers);
    res.end(body);
    if (page.status === 200 && method === 'GET' && !isAhead) countView(url, userAgent);
    return true;
  }

  async function answer(req: IncomingMessage, request: Request): Promise<Answer> {
    const { path, query } = splitTarget(req.url ?? '/');
    const isData = path.endsWith('.data');
    const preview = await previews.of(req.headers.cookie);
    const found = findPage(preview?.library ?? library(), pageOfDataPath(path));
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading && !(request.method === 'POST' && (await acceptsForm(found)))) return refuse(request.method);
    // The root has no page, so React Router has no data for it either.
    if (isData && /^\/(?:_|_root)?\.data$/.test(path)) return { status: 404, headers: ['cache-control', 'no-store'], body: undefined };
    const cookie = isData || found.resolution.kind !== 'page' ? [] : rememberLocale(found.locale, req.headers.cookie);
    if (reading && !isData && found.resolution.kind === 'choose-language') {
      return sendOn(307, `/${chooseLocale(req.headers.cookie, req.headers['accept-language'])}${query}`, [
        'vary',
        'Cookie, Accept-Language',
        'cache-control',
        'no-store',
      ]);
    }
    if (reading && !isData && found.resolution.kind === 'moved') {
      // A draft's redirect is visible to its editor only, and may change with the next save.
      if (preview) return sendOn(307, found.resolution.to + query, ['cache-control', 'private, no-store']);
      if (found.resolution.redirectId !== undefined) onRedirect(found.resolution.redirectId);
      return sendOn(301, found.resolution.to + query, [
        'cache-control',
        isForEverybody(found.resolution.to) ? 'public, max-age=3600' : 'no-store',
      ]);
    }
    const key = isCached(found) ? pageKey(path, query, found) : leadsNowhere(found, path) ? notFoundKey(found.locale) : undefined;
    if (reading && caching && key && !preview) {
      try {
        const { page, status } = await cache.get(key);
        await compressFor(page, bestEncoding(asked(req).acceptEncoding));
        if (page.status === 200 && req.method === 'GET' && !req.headers['sec-purpose']) countView(key, req.headers['user-agent']);
        return answerPage(page, asked(req), status, cookie);
      } catch (error) {
        if (!(error instanceof RenderFailed)) throw error;
        return answerPage(privately(error.page), asked(req), 'error', cookie);
      }
    }
    const form = reading ? ok(noForm) : await readSentForm(req, found);
    if (!form.ok) return toAnswer(refusalOf(form.error));
    const { body, refusedDocuments } = form.value;
    const page = privately(
      await render(toRequest(origin, path + query, request, body), { known: found, preview, client: clientOf(req), refusedDocuments }),
    );
    await compressFor(page, bestEncoding(asked(req).acceptEncoding));
    return answerPage(page, asked(req), 'bypass', cookie);
  }

  /** With files where the page takes some; the page itself gets its fields as every other does. */
  async function readSentForm(req: IncomingMessage, found: ResolvedPage): Promise<Result<SentForm, { kind: 'tooLong' | 'tooSlow' }>> {
    if (!isMultipart(req) || !takesFiles(found)) {
      const body = await readBody(req, formLimits);
      return body.ok ? ok({ body: body.value, refusedDocuments: [] }) : body;
    }
    const address = clientOf(req);
    const isWithinLimit = () => requests.withinLimit('documentsPerAddress', address);
    const sender = { address, mayGoOn: () => requests.withinLimit('documentStretchesPerAddress', address) };
    const sent = await readMultipart(req, { services: requests, isWithinLimit, sender });
    return sent.ok ? ok({ body: sent.value.fields, refusedDocuments: sent.value.refused }) : sent;
  }

  return { answerHit, answer, renew: cache.renew, clear: cache.clear };
}

/** The paths of the changed documents in both languages: their pages are rendered first. */
export const addressesOf = ({ addresses }: Library, changes: { collection: string; id: string }[]): string[] =>
  changes.flatMap(({ collection, id }) => {
    const document = addresses.byId(collection, Number(id));
    return document ? locales.flatMap((locale) => addresses.addressOf(document, locale) ?? []) : [];
  });

/** Unknown paths share one page per language, so that invalid paths do not cost a rendering each. */
const leadsNowhere = ({ resolution, route }: ResolvedPage, path: string) =>
  resolution.kind === 'unknown' && route === undefined && !path.endsWith('.data') && !path.startsWith('/galeria/');
const notFoundKey = (locale: Locale) => `/${locale}/nao-encontrada`;

/** Under our own origin, and as GET for HEAD too, so that the headers are the same. */
function toRequest(origin: string, target: string, { headers: sent, signal }: Request, form: SentForm['body']): Request {
  const url = new URL(origin + target);
  if (!form) return new Request(url, { headers: sent, signal });
  const headers = new Headers(sent);
  if (form instanceof URLSearchParams) headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(url, { method: 'POST', headers, body: form, signal });
}

/** All fields of the longest form together need a tenth of this. */
const formLimits = { maxBytes: 64 * 1024, withinMs: bodyWithinMs };
const toAnswer = ({ status, headers }: { status: number; headers: Record<string, string> }): Answer => ({
  status,
  headers: Object.entries(headers).flat(),
  body: undefined,
});

const refuse = (method: string): Answer => ({
  status: method === 'OPTIONS' ? 204 : 405,
  headers: ['allow', 'GET, HEAD', 'cache-control', 'no-store'],
  body: undefined,
});

/** A patient's own path, or an unknown one that may have been one, must not be cached anywhere. */
function isForEverybody(path: string): boolean {
  const locale = localeOfPath(path);
  const route = locale && matchRoute(locale, path.slice(locale.length + 2))?.name;
  return route !== undefined && routeOf(route).cached;
}

/** The keys of stored pages begin with their language. */
const localeOfKey = (key: string) => (key.startsWith('/en') ? 'en' : 'pt');

const forEverybody = (page: StoredPage): StoredPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': page.status === 200 ? sharedFor : 'no-cache' },
});

const privately = (page: StoredPage): StoredPage => ({
  ...page,
  prepared: {},
  headers: { ...page.headers, 'cache-control': 'private, no-store' },
});

const sendOn = (status: 301 | 307, location: string, extra: string[]): Answer => ({
  status,
  headers: ['location', location, ...extra, ...Object.entries({ ...securityHeaders, 'content-security-policy': scriptlessPolicy }).flat()],
  body: undefined,
});
