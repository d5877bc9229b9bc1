import { randomBytes, randomUUID } from 'node:crypto';
import type { BookingDesk } from '@clinic/core/booking/booking-desk';
import type { Library } from '@clinic/core/content/library/library';
import type { SearchPort } from '@clinic/core/search/ask-search';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type AskedPage, thirdPartiesOf } from '../app/consent/third-parties.server.ts';
import { pageContext } from '../app/page-context.ts';
import { sealScripts } from './content-security-policy.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { type Page, toPage } from './page-cache/stored-page.ts';
import { pageOfLastResort } from './page-of-last-resort.ts';
import { framedByEditor, previewContext } from './preview/preview-page.ts';
import type { Preview } from './preview/previews.ts';
import { putReadingFirst } from './reading-first.ts';
import { rehearsalHeaders } from './rehearsal.ts';
import { scriptlessPolicy, securityHeaders } from './security-headers.ts';
import { ownSourcesOnly, thirdPartySources } from './third-party-sources.ts';

type Options = {
  build: () => Promise<ServerBuild>;
  mode: string;
  library: () => Library;
  search: SearchPort;
  booking: BookingDesk;
  origin: string;
  fallbackPhone: string;
  gallery: boolean;
  rehearsal: boolean;
  report(error: unknown): void;
};

/** What is known of a request besides itself. */
export type Circumstances = { known?: FoundPage; preview?: Preview | undefined; client?: string };

/** The path a data request is about: React Router adds `.data` to it. */
export const pageOfDataPath = (path: string) => path.replace(/\.data$/, '');

/** Makes a page: finds what lies at the address, renders it, seals its scripts. */
export function createRenderer({ build, mode, library, search, booking, origin, fallbackPhone, gallery, rehearsal, report }: Options) {
  let handler: Promise<RequestHandler> | undefined;
  /** Given a function, React Router sorts all routes anew for every request; only while developing do they change. */
  const handle: RequestHandler = async (request, context) => {
    handler ??= (async () => createRequestHandler(mode === 'production' ? await build() : build, mode))();
    return (await handler)(request, context);
  };

  /** React Router answers in plain text when even the error page could not be shown. */
  function withLastResort(response: Response, request: Request, { locale }: FoundPage): Response {
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    if (response.status < 500 || !isText || new URL(request.url).pathname.endsWith('.data')) return response;
    const reference = randomUUID();
    report(new Error(`the error page failed, reference ${reference}`));
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(pageOfLastResort(locale, reference, fallbackPhone), { status: response.status, headers });
  }

  return async function render(request: Request, { known, preview, client = '' }: Circumstances = {}): Promise<Page> {
    let stale = false;
    const found = known ?? findPage(preview?.library ?? library(), pageOfDataPath(new URL(request.url).pathname));
    const nonce = randomBytes(16).toString('base64url');
    const framed = new Set<string>();
    const allowFrame = (foreign: string) => void framed.add(foreign);
    const context = new RouterContextProvider();
    context.set(pageContext, {
      ...found,
      search,
      booking,
      origin,
      client,
      fallbackPhone,
      gallery,
      rehearsal,
      nonce,
      report,
      allowFrame,
      holdsForNow: () => {
        stale = true;
      },
      ...previewContext(preview),
    });

    const response = withLastResort(await handle(request, context), request, found);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const body = Buffer.from(await response.arrayBuffer());
    const sealed =
      isHtml && mode === 'production'
        ? sealScripts(putReadingFirst(body.toString(), nonce), nonce, sourcesOf({ ...found, origin }, framed))
        : undefined;
    const page = toPage(response, sealed ? Buffer.from(sealed.html) : body, !stale);
    Object.assign(page.headers, securityHeaders, rehearsal ? rehearsalHeaders : {});
    if (mode === 'production') page.headers['content-security-policy'] = sealed?.policy ?? scriptlessPolicy;
    return preview ? framedByEditor(page, preview) : page;
  };
}

function sourcesOf(page: AskedPage, framed: Set<string>) {
  const thirdParties = thirdPartiesOf(page);
  return thirdParties ? thirdPartySources(thirdParties, [...framed]) : ownSourcesOnly;
}
