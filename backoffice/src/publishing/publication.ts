import { locales } from '@clinic/core/kernel/locale';
import { liesAhead } from './schedule-facts.ts';

/** A row as visitors may see it, in all languages; `_status` is missing where there are no drafts (pictures, files, redirects). */
export type PublishableRow = {
  id?: number | string;
  updatedAt?: unknown;
  _status?: unknown;
  deletedAt?: unknown;
  data_publicacao?: unknown;
} & Record<string, unknown>;

/** `gone`: a visitor may no longer see something that was there, in one language or in both. */
export type Publication = { isLive: boolean; gone: boolean };

/** The row, if visitors may see it. */
export const liveRow = (row: PublishableRow | null): PublishableRow | null =>
  row && !row.deletedAt && (row._status === undefined || row._status === 'published') && !liesAhead(row) ? row : null;

const inLocale = (row: PublishableRow, locale: string): boolean => {
  const slug = row['slug'];
  return typeof slug === 'object' && slug !== null && Boolean(new Map(Object.entries(slug)).get(locale));
};

const leftSomeLanguage = (before: PublishableRow, after: PublishableRow): boolean =>
  locales.some((locale) => inLocale(before, locale) && !inLocale(after, locale));

/** A biography has a status of its own beside its person's. */
const withdrewBiography = (before: PublishableRow, after: PublishableRow): boolean =>
  before['biografiaStatus'] === 'published' && after['biografiaStatus'] !== 'published';

/** What a change means for visitors, or null when none of them could see the difference. */
export function publicationOf({ before, after }: { before: PublishableRow | null; after: PublishableRow | null }): Publication | null {
  const [was, is] = [liveRow(before), liveRow(after)];
  if (!was && !is) return null;
  // Saving a draft leaves the row that visitors see as it was. Its date would not tell: a global's never changes.
  if (JSON.stringify(was) === JSON.stringify(is)) return null;
  return { isLive: is !== null, gone: was !== null && (is === null || leftSomeLanguage(was, is) || withdrewBiography(was, is)) };
}
