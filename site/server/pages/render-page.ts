import { randomBytes, randomUUID } from 'node:crypto';
import { routeOf } from '@clinic/core/addresses/route-table';
import type { WizardMoment } from '@clinic/core/booking/form/wizard-moments';
import type { Library } from '@clinic/core/content/library/library';
import type { EventServices } from '@clinic/core/events/register-for-event';
import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import type { Locale } from '@clinic/core/kernel/locale';
import type { AreaServices } from '@clinic/core/personal-area/area-services';
import type { RequestServices } from '@clinic/core/requests/request-services';
import type { SearchPort } from '@clinic/core/search/ask-search';
import type { RehearsalName } from '@clinic/core/settings/deployment';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type AskedPage, thirdPartiesOf } from '../../app/consent/third-parties.server.ts';
import { pageContext, type SiteBooking } from '../../app/page-context.ts';
import type { RefusedDocument } from '../documents/read-multipart.ts';
import { type StoredPage, toStoredPage } from '../page-cache/stored-page.ts';
import { framedByEditor, previewContext } from '../preview/preview-page.ts';
import type { Preview } from '../preview/previews.ts';
import { hashScripts } from '../security/content-security-policy.ts';
import { scriptlessPolicy, securityHeaders } from '../security/security-headers.ts';
import { ownSourcesOnly, thirdPartySources } from '../security/third-party-sources.ts';
import { withNotice } from './clinic-notice.ts';
import { deferHydration, hydrates } from './defer-hydration.ts';
import { fallbackErrorPage } from './fallback-error-page.ts';
import { findPage, type ResolvedPage } from './find-page.ts';
import { openAccount } from './open-account.ts';
import { plainStyleLinks } from './plain-style-links.ts';
import { rehearsalHeaders } from './rehearsal.ts';

type Options = {
  build: () => Promise<ServerBuild>;
  mode: string;
  library: () => Library;
  search: SearchPort;
  searchedInVain(searched: { typed: string; locale: Locale; client: string; userAgent: string | undefined }): Promise<void>;
  reachedInWizard(moments: readonly WizardMoment[], userAgent: string | undefined): void;
  booking: SiteBooking;
  requests: RequestServices;
  events: EventServices;
  accounts: AccountServices;
  area: AreaServices;
  origin: string;
  fallbackPhone: string;
  gallery: boolean;
  rehearsal: RehearsalName;
  /** Of `chunksOfEntry`. */
  entryChunks: string[];
  report(error: unknown): void;
};

/** What is known about a request besides itself. */
export type RenderOptions = {
  known?: ResolvedPage;
  preview?: Preview | undefined;
  client?: string;
  refusedDocuments?: RefusedDocument[];
};

/** The path that a data request refers to: React Router appends `.data`. */
export const pageOfDataPath = (path: string) => path.replace(/\.data$/, '');

/** Renders a page: resolves the path, renders it, and allows its scripts by hash. */
export function createRenderer({
  build,
  mode,
  library,
  search,
  searchedInVain,
  reachedInWizard,
  booking,
  requests,
  events,
  accounts,
  area,
  origin,
  fallbackPhone,
  gallery,
  rehearsal,
  entryChunks,
  report,
}: Options) {
  let handler: Promise<RequestHandler> | undefined;
  /** Given a function, React Router sorts all routes for every request; they change only in development. */
  const handle: RequestHandler = async (request, context) => {
    handler ??= (async () => createRequestHandler(mode === 'production' ? await build() : build, mode))();
    return (await handler)(request, context);
  };

  /** React Router responds in plain text if even the error page could not be rendered. */
  function withLastResort(response: Response, request: Request, { locale }: ResolvedPage): Response {
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    if (response.status < 500 || !isText || new URL(request.url).pathname.endsWith('.data')) return response;
    const reference = randomUUID();
    report(new Error(`the error page failed, reference ${reference}`));
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(fallbackErrorPage(locale, reference, fallbackPhone), { status: response.status, headers });
  }

  return async function render(
    request: Request,
    { known, preview, client = '', refusedDocuments = [] }: RenderOptions = {},
  ): Promise<StoredPage> {
    let stale = false;
    const found = known ?? findPage(preview?.library ?? library(), pageOfDataPath(new URL(request.url).pathname));
    const nonce = randomBytes(16).toString('base64url');
    const framed = new Set<string>();
    const allowFrame = (foreign: string) => void framed.add(foreign);
    const account = isPersonal(found.route) ? await openAccount({ services: accounts, area, origin }, request) : null;
    const context = new RouterContextProvider();
    context.set(pageContext, {
      ...found,
      search,
      noteVainSearch: (typed) => {
        const userAgent = request.headers.get('user-agent') ?? undefined;
        if (!preview) void searchedInVain({ typed, locale: found.locale, client, userAgent });
      },
      noteWizardMoments: (moments) => reachedInWizard(moments, request.headers.get('user-agent') ?? undefined),
      booking,
      requests,
      events,
      account,
      origin,
      client,
      refusedDocuments,
      fallbackPhone,
      gallery,
      rehearsal,
      nonce,
      report,
      allowFrame,
      markStale: () => {
        stale = true;
      },
      ...previewContext(preview),
    });

    const response = withLastResort(await handle(request, context), request, found);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const rendered = Buffer.from(await response.arrayBuffer());
    // Read once and written once: a page is up to 100 KB, and most of them have accents.
    const html = isHtml ? withNotice(rendered.toString(), found.library, found.locale, { nonce, now: new Date() }) : undefined;
    const hashed =
      html !== undefined && mode === 'production'
        ? hashScripts(
            hydrates(html) ? deferHydration(html, nonce, entryChunks) : plainStyleLinks(html),
            nonce,
            sourcesOf({ ...found, origin }, framed),
          )
        : undefined;
    const written = hashed?.html ?? html;
    const page = toStoredPage(response, written === undefined ? rendered : Buffer.from(written), !stale);
    page.setCookies.push(...(account?.cookies ?? []));
    Object.assign(page.headers, securityHeaders, rehearsal ? rehearsalHeaders : {});
    // React Router drops the headers of an action, so every page that says “in a moment” says here when.
    if (page.status === 503) page.headers['retry-after'] ??= '5';
    if (mode === 'production') page.headers['content-security-policy'] = hashed?.policy ?? scriptlessPolicy;
    return preview ? framedByEditor(page, preview) : page;
  };
}

/** Pages that are the same for everybody never learn who asks; nor does the search, which must answer without a database. */
const isPersonal = (route: ResolvedPage['route']) => route !== undefined && !routeOf(route).cached && route !== 'search';

function sourcesOf(page: AskedPage, framed: Set<string>) {
  const thirdParties = thirdPartiesOf(page);
  return thirdParties ? thirdPartySources(thirdParties, [...framed]) : ownSourcesOnly;
}
