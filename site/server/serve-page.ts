import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import { routeOf } from '@clinic/core/addresses/route-table';
import type { Library } from '@clinic/core/content/library/library';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { ok } from '@clinic/core/kernel/result';
import { type FoundPage, findPage, isCached } from './find-page.ts';
import { hitHeaders } from './hit-headers.ts';
import { chooseLocale, rememberLocale } from './locale-cookie.ts';
import { type Answer, type Asked, answerPage } from './page-cache/answer-page.ts';
import { createPageCache, RenderFailed } from './page-cache/page-cache.ts';
import type { Page } from './page-cache/stored-page.ts';
import { compress } from './page-cache/stored-page.ts';
import { pageKey, splitTarget } from './page-key.ts';
import { mentionsPreview, type Previews } from './preview/previews.ts';
import { bodyWithinMs, readBody, refusalOf } from './read-body.ts';
import { type Circumstances, pageOfDataPath } from './render-page.ts';
import { scriptlessPolicy, securityHeaders } from './security-headers.ts';

type Options = {
  render: (request: Request, circumstances?: Circumstances) => Promise<Page>;
  previews: Previews;
  /** Whether what is posted to a page is read by it. */
  acceptsForm(found: FoundPage): Promise<boolean>;
  library: () => Library;
  origin: string;
  clientOf(req: IncomingMessage): string;
  caching: boolean;
  onRedirect(id: number): void;
  onTrouble(error: unknown): void;
};

const sharedFor = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

export function createPageServer({ render, previews, acceptsForm, library, origin, clientOf, caching, onRedirect, onTrouble }: Options) {
  // Rendered under our own name, never the one a request claims: a forged Host header must not end up in a stored page.
  const cache = createPageCache(async (key) => forEverybody(await render(new Request(new URL(key, origin)))), { onTrouble });

  const asked = (req: IncomingMessage): Asked => ({
    method: req.method ?? 'GET',
    acceptEncoding: req.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: req.headers['if-none-match'],
  });

  /** Answers at once when the page is stored and fresh; everything else goes the long way. */
  function answerHit(req: IncomingMessage, res: ServerResponse): boolean {
    const { method = '', url = '' } = req;
    const page = method === 'GET' || method === 'HEAD' ? cache.peek(url) : undefined;
    if (!page) return false;
    const { acceptEncoding, ifNoneMatch, cookie } = hitHeaders(req.rawHeaders);
    if (mentionsPreview(cookie)) return false;
    const { status, headers, body } = answerPage(
      page,
      { method, acceptEncoding, ifNoneMatch },
      'hit',
      rememberLocale(localeOfKey(url), cookie),
    );
    res.writeHead(status, headers);
    res.end(body);
    return true;
  }

  async function answer(req: IncomingMessage, request: Request): Promise<Answer> {
    const { path, query } = splitTarget(req.url ?? '/');
    const isData = path.endsWith('.data');
    const preview = await previews.of(req.headers.cookie);
    const found = findPage(preview?.library ?? library(), pageOfDataPath(path));
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading && !(request.method === 'POST' && (await acceptsForm(found)))) return refuse(request.method);
    // The root has no page of its own, so React Router has no data for it either.
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
      // Where a draft would move a page is nobody else's business, and may change with the next save.
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
        return answerPage(page, asked(req), status, cookie);
      } catch (error) {
        if (!(error instanceof RenderFailed)) throw error;
        return answerPage(privately(error.page), asked(req), 'error', cookie);
      }
    }
    const form = reading ? ok(undefined) : await readBody(req, formLimits);
    if (!form.ok) return toAnswer(refusalOf(form.error));
    const page = privately(
      await render(toRequest(origin, path + query, request, form.value), { known: found, preview, client: clientOf(req) }),
    );
    await compress(page, 'quick');
    return answerPage(page, asked(req), 'bypass', cookie);
  }

  return { answerHit, answer, renew: cache.renew, clear: cache.clear };
}

/** Where the changed documents lie, in both languages: their own pages are made anew first. */
export const addressesOf = ({ addresses }: Library, changes: { collection: string; id: string }[]): string[] =>
  changes.flatMap(({ collection, id }) => {
    const document = addresses.byId(collection, Number(id));
    return document ? locales.flatMap((locale) => addresses.addressOf(document, locale) ?? []) : [];
  });

/** Where nothing lies, one page per language says so: rubbish addresses must not cost a rendering each. */
const leadsNowhere = ({ resolution, route }: FoundPage, path: string) =>
  resolution.kind === 'unknown' && route === undefined && !path.endsWith('.data') && !path.startsWith('/galeria/');
const notFoundKey = (locale: Locale) => `/${locale}/nao-encontrada`;

/** Under our own name, and complete for HEAD too, so that its headers are those of GET. */
function toRequest(origin: string, target: string, { headers, signal }: Request, form: Uint8Array<ArrayBuffer> | undefined): Request {
  const url = new URL(origin + target);
  return form ? new Request(url, { method: 'POST', headers, body: form, signal }) : new Request(url, { headers, signal });
}

/** All fields of the longest form together have a tenth of it. */
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

/** A patient's own address, or one that nobody knows and may have been one, stays out of every store on its way. */
function isForEverybody(path: string): boolean {
  const locale = localeOfPath(path);
  const route = locale && matchRoute(locale, path.slice(locale.length + 2))?.name;
  return route !== undefined && routeOf(route).cached;
}

/** Stored pages all begin with their language. */
const localeOfKey = (key: string) => (key.startsWith('/en') ? 'en' : 'pt');

const forEverybody = (page: Page): Page => ({
  ...page,
  headers: { ...page.headers, 'cache-control': page.status === 200 ? sharedFor : 'no-cache' },
});

const privately = (page: Page): Page => ({ ...page, prepared: {}, headers: { ...page.headers, 'cache-control': 'private, no-store' } });

const sendOn = (status: 301 | 307, location: string, extra: string[]): Answer => ({
  status,
  headers: ['location', location, ...extra, ...Object.entries({ ...securityHeaders, 'content-security-policy': scriptlessPolicy }).flat()],
  body: undefined,
});
