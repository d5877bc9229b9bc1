import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { PayloadRequest } from 'payload';
import { publish } from '../publishing/publish.ts';
import { holdPage } from './hold-page.ts';
import { reviewedPage } from './reviewed-pages.ts';

/** Published pages are asked anew under whose signature they stand. */
export async function askPages(req: PayloadRequest, pages: Pick<PublishedRow, 'collection' | 'id'>[]): Promise<void> {
  for (const { collection, id } of pages) {
    const subject = reviewedPage(collection, id);
    if (!subject) continue;
    await holdPage(req, subject);
    await publish(req, subject, { isLive: true, gone: false });
  }
}
