import { isDeepStrictEqual } from 'node:util';
import type { Library } from '@clinic/core/content/library/library';
import { traceHeaders } from '@clinic/core/logging/spans';
import { type DraftRows, draftRows } from '@clinic/core/preview/draft-rows';
import { draftsKey, type PreviewPass, readPreviewPass } from '@clinic/core/preview/preview-pass';
import { clearedHostCookie, hostCookie, readHostCookie } from '../http/host-cookie.ts';

export type Preview = {
  pass: PreviewPass;
  /** The published content with the draft in its place, for this request only. */
  library: Library;
  /** False where the draft says what is published, too. */
  isDraft: boolean;
  /** Who may frame this page: the back office, beside its form. */
  frameOrigins: string[];
};

/** The back office did not return the draft: an error of the preview, not of the site. */
export class DraftUnavailable extends Error {
  constructor(cause: unknown) {
    super('the draft could not be read', { cause });
  }
}

export type Previews = ReturnType<typeof createPreviews>;
type Options = {
  secrets: readonly [string, ...string[]];
  backofficeUrl: string;
  frameOrigins: string[];
  library: () => Library;
  origin: string;
};

const cookieName = 'preview';
/** An editor waits longer than a visitor. */
const draftWithinMs = 8_000;

/** Checked for every page before the cookie is verified: such a request bypasses the stored pages. */
export const mentionsPreview = (cookieHeader: string | undefined): boolean => cookieHeader?.includes(`${cookieName}=`) ?? false;

function differs(rows: DraftRows['rows'], library: Library): boolean {
  const published = new Map([...library.rows()].map(({ collection, id, body }) => [`${collection} ${id}`, body]));
  return rows.some(({ collection, id, body }) => !isDeepStrictEqual(body, published.get(`${collection} ${id}`)));
}

export function createPreviews({ secrets, backofficeUrl, frameOrigins, library, origin }: Options) {
  async function fetchDraft({ subject, by }: PreviewPass) {
    const typed = by === undefined ? '' : `?typed=${by}`;
    const response = await fetch(new URL(`/api/drafts/${encodeURIComponent(subject)}${typed}`, backofficeUrl), {
      signal: AbortSignal.timeout(draftWithinMs),
      redirect: 'error',
      headers: { accept: 'application/json', authorization: `Bearer ${draftsKey(secrets[0])}`, ...traceHeaders() },
    });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`the back office answered ${response.status} for a draft`);
    return draftRows.parse(await response.json()).rows;
  }
  const open = (token: string) => readPreviewPass(secrets, token, Date.now());

  return {
    open,
    /** The preview that a visitor's cookie allows, until it expires. */
    async of(cookieHeader: string | undefined): Promise<Preview | undefined> {
      const pass = mentionsPreview(cookieHeader) ? open(readHostCookie(cookieHeader, origin, cookieName) ?? '') : null;
      if (!pass) return undefined;
      const rows = await fetchDraft(pass).catch((error) => {
        throw new DraftUnavailable(error);
      });
      // The document was deleted meanwhile, or its editor suspended or signed out: the published site is shown.
      if (!rows) return undefined;
      const published = library();
      return { pass, frameOrigins, library: published.with(rows), isDraft: differs(rows, published) };
    },
  };
}

export const previewCookie = (token: string, { expiresAt }: PreviewPass, origin: string): string =>
  hostCookie(origin, { name: cookieName, value: token, maxAgeSeconds: Math.floor((expiresAt - Date.now()) / 1000) });

export const noPreviewCookie = (origin: string): string => clearedHostCookie(origin, { name: cookieName });
