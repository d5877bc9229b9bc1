import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { PayloadRequest } from 'payload';
import { publish } from '../publishing/publish.ts';
import { reviewedPage } from './reviewed-pages.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;

export const namedPages = (rows: Record<string, unknown>[]): PageName[] =>
  rows.map(({ collection, id }) => ({ collection: String(collection), id: String(id) }));

/** Published pages are asked anew under whose signature they stand. Whoever asks holds them: `lockWhatPagesShow`. */
export async function askPages(req: PayloadRequest, pages: PageName[]): Promise<void> {
  for (const { collection, id } of pages) {
    const subject = reviewedPage(collection, id);
    if (subject) await publish(req, subject, { isLive: true, gone: false });
  }
}
