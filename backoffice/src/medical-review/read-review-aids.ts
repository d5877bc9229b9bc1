import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import { rowName, type Subject } from '../publishing/published-documents.ts';
import { readShownNames } from './read-shown-names.ts';
import type { ReviewStanding } from './read-standing.ts';
import type { ShownNames } from './shown-passage.ts';

/** What a doctor reads a text with. `previews`: its draft on the site, in each language in which it has a page. */
export type ReviewAids = { names: ShownNames; previews: { locale: Locale; href: string }[] };

export async function readReviewAids(req: PayloadRequest, subject: Subject, standing: ReviewStanding): Promise<ReviewAids> {
  const { document, passages, last } = standing;
  const names = await readShownNames(req, rowName(subject).collection, document, [...passages, ...(last?.passages ?? [])]);
  return { names, previews: await previewsOf(req, subject, document) };
}

/** The link that an editor has beside the form. */
async function previewsOf(req: PayloadRequest, subject: Subject, document: Record<string, unknown>): Promise<ReviewAids['previews']> {
  const { collections, globals } = req.payload.config;
  const slug = rowName(subject).collection;
  const preview = ('global' in subject ? globals : collections).find((one) => one.slug === slug)?.admin.preview;
  const found: ReviewAids['previews'] = [];
  for (const locale of locales) {
    const href = await preview?.(document, { locale, req, token: null });
    if (href) found.push({ locale, href });
  }
  return found;
}
