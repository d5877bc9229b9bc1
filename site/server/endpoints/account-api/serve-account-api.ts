import type { IncomingMessage } from 'node:http';
import { parsePlainJson } from '@clinic/core/http/plain-text';
import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import { isLocale, type Locale } from '@clinic/core/kernel/locale';
import type { AreaServices } from '@clinic/core/personal-area/area-services';
import type { Context } from 'hono';
import { preferredLocale } from '../../http/locale-cookie.ts';
import { bodyWithinMs, readBody, refusalOf } from '../../http/read-body.ts';
import type { SiteApp, SiteEnvironment } from '../../site-app.ts';
import { readCall } from './account-call.ts';
import { apiEndpoints, apiPath } from './api-endpoints.ts';
import { apiMessage, type FailureName } from './api-messages.ts';
import type { AccountEndpoint, Trouble } from './endpoint.ts';
import { retryAfterSeconds, troubleStatus } from './troubles.ts';

const maxBytes = 16 * 1024;
const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export type AccountApi = {
  services: AccountServices;
  area: AreaServices;
  origin: string;
  acceptedOrigins: ReadonlySet<string>;
  clinicName(locale: Locale): string;
  clientOf(req: IncomingMessage): string;
  report(error: unknown): void;
};

/** Each verb has a file of its own; here is what they have in common. */
export function serveAccountApi(app: SiteApp, api: AccountApi) {
  for (const endpoint of apiEndpoints) app.all(`${apiPath}${endpoint.path}`, (c) => answerRequest(c, endpoint, api));
  app.all(`${apiPath}/*`, (c) => fail(c, { trouble: 'notFound' }, { failure: 'unknown', locale: localeOf(c, undefined) }));
}

async function answerRequest(c: Context<SiteEnvironment>, endpoint: AccountEndpoint, api: AccountApi): Promise<Response> {
  const { failure } = endpoint;
  const refused = refuseUnread(c, api);
  if (refused) return fail(c, refused, { failure, locale: localeOf(c, undefined) });
  const read = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
  if (!read.ok) {
    for (const [name, value] of Object.entries(refusalOf(read.error).headers)) c.header(name, value);
    return fail(c, { trouble: read.error.kind === 'tooLong' ? 'tooLarge' : 'tooSlow' }, { failure, locale: localeOf(c, undefined) });
  }
  if (read.value.length > 0 && !isJson(c.req.header('content-type'))) {
    return fail(c, { trouble: 'unsupportedType' }, { failure, locale: localeOf(c, undefined) });
  }
  const body = read.value.length > 0 ? parsePlainJson(read.value.toString()) : {};
  const locale = localeOf(c, body);
  const cookies: string[] = [];
  const call = readCall({
    services: api.services,
    area: api.area,
    origin: api.origin,
    clinicName: api.clinicName(locale),
    client: api.clientOf(c.env.incoming),
    locale,
    request: c.req.raw,
    body,
    cookies,
  });
  const answer = await endpoint.answer(call, body).catch((error: unknown): Trouble => {
    api.report(error);
    return { trouble: 'unexpected' };
  });
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  if ('trouble' in answer) return fail(c, answer, { failure, locale });
  return c.json({ status: 'success', data: answer.data }, answer.status, notKept);
}

/** What is refused without reading the body. */
function refuseUnread(c: Context<SiteEnvironment>, { acceptedOrigins }: AccountApi): Trouble | null {
  if (c.req.method !== 'POST') return { trouble: 'methodNotAllowed' };
  const origin = c.req.header('origin');
  return origin !== undefined && !acceptedOrigins.has(origin) ? { trouble: 'foreignOrigin' } : null;
}

function fail(c: Context<SiteEnvironment>, { trouble, fields }: Trouble, { failure, locale }: { failure: FailureName; locale: Locale }) {
  const status = troubleStatus[trouble];
  const retryAfter = retryAfterSeconds[trouble];
  if (retryAfter) c.header('retry-after', String(retryAfter));
  if (status === 405) c.header('allow', 'POST');
  if (status === 401) c.header('www-authenticate', 'Bearer');
  const message = apiMessage(locale, failure, trouble);
  return c.json({ status: 'error', message, code: trouble, ...(fields && { fields }) }, status, notKept);
}

const isJson = (contentType: string | undefined): boolean => /^application\/json\s*(?:;|$)/i.test(contentType ?? '');

/** The body's own word, then the header; English to whoever gives no sign, as the specified sentences are. */
function localeOf(c: Context<SiteEnvironment>, body: unknown): Locale {
  const named = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
  return typeof named === 'string' && isLocale(named) ? named : (preferredLocale(c.req.header('accept-language') ?? '') ?? 'en');
}
