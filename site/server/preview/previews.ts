import { cmsOverHttp } from '@clinic/core/adapters/content/cms-over-http';
import type { ContentReader, ReadContent } from '@clinic/core/content/content-reader';
import { draftsKey, type PreviewPass, readPass } from '@clinic/core/preview/preview-pass';
import { draftQuery } from './draft-query.ts';

export type Preview = {
  pass: PreviewPass;
  /** Reads the draft from the back office itself: neither memory nor copies ever hold one. */
  read: ReadContent;
  /** Who may show this page in a frame: the back office, beside its form. */
  frameOrigins: string[];
};

export type Previews = ReturnType<typeof createPreviews>;
type Options = { secret: string; backofficeUrl: string; frameOrigins: string[]; content: ContentReader };

const cookieName = 'preview';
const inCookies = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]+)`);
const patienceMs = 8_000;

/** Asked for every page, before anything is verified: such a request goes the long way round the stored pages. */
export const mentionsPreview = (cookieHeader: string | undefined): boolean => cookieHeader?.includes(`${cookieName}=`) ?? false;

export function createPreviews({ secret, backofficeUrl, frameOrigins, content }: Options) {
  const fetchDraft = cmsOverHttp({
    baseUrl: backofficeUrl,
    key: draftsKey(secret),
    firstTryMs: patienceMs,
    secondTryMs: patienceMs,
    restMs: 0,
  });
  const open = (token: string) => readPass(secret, token, Date.now());

  return {
    open,
    /** The preview that a visitor's cookie allows, as long as it does. */
    of(cookieHeader: string | undefined): Preview | undefined {
      const pass = mentionsPreview(cookieHeader) ? open(inCookies.exec(cookieHeader ?? '')?.[1] ?? '') : null;
      if (!pass) return undefined;
      return {
        pass,
        frameOrigins,
        read: async (query) => {
          const asDraft = draftQuery(pass.subject, query.path);
          return asDraft ? fetchDraft(asDraft) : (await content.read(query)).body;
        },
      };
    },
  };
}

export const previewCookie = (token: string, { expiresAt }: PreviewPass, secure: boolean): string =>
  `${cookieName}=${token}; Path=/; Max-Age=${Math.floor((expiresAt - Date.now()) / 1000)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const noPreviewCookie = (secure: boolean): string =>
  `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
