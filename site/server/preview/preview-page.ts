import type { PageContext } from '../../app/page-context.ts';
import type { StoredPage } from '../page-cache/stored-page.ts';
import type { Preview } from './previews.ts';

const endOfDays = new Date('9999-12-31T00:00:00Z');

/** The page context of a preview. It shows articles with a future date, so its time is set to the far future. */
export const previewContext = (preview: Preview | undefined): Pick<PageContext, 'now' | 'preview'> =>
  preview
    ? { now: endOfDays, preview: { editorOrigins: preview.frameOrigins, isDraft: preview.isDraft } }
    : { now: new Date(), preview: null };

/** Only a preview may be framed; `frame-ancestors` takes precedence over the older X-Frame-Options. */
export function framedByEditor(page: StoredPage, { frameOrigins }: Preview): StoredPage {
  const framing = `frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`;
  const policy = page.headers['content-security-policy'];
  return {
    ...page,
    headers: {
      ...page.headers,
      'content-security-policy': policy ? policy.replace("frame-ancestors 'none'", framing) : framing,
      'x-robots-tag': 'noindex',
    },
  };
}
