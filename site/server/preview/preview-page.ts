import type { PageContext } from '../../app/page-context.ts';
import type { Page } from '../page-cache/stored-page.ts';
import type { Preview } from './previews.ts';

const endOfDays = new Date('9999-12-31T00:00:00Z');

/** What a page must know about being a preview. An article dated ahead is shown in one, so its time is never too early. */
export const previewContext = (preview: Preview | undefined): Pick<PageContext, 'now' | 'preview'> =>
  preview ? { now: endOfDays, preview: { editorOrigins: preview.frameOrigins } } : { now: new Date(), preview: null };

/** The one page of ours that may stand in a frame; its policy outranks the older X-Frame-Options. */
export function framedByEditor(page: Page, { frameOrigins }: Preview): Page {
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
