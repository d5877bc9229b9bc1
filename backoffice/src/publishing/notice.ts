import type { ContentNews } from '@clinic/core/content/content-news';
import { locales } from '@clinic/core/kernel/locale';
import { documentSlugs } from '../collections/document-slugs.ts';
import { liesAhead } from './schedule-facts.ts';

/** A row as visitors may see it, in all languages; `_status` is missing where there are no drafts. */
export type Row = { id?: number | string; updatedAt?: unknown; _status?: unknown; data_publicacao?: unknown } & Record<string, unknown>;
type Change = { collection: string; id: number | string; before: Row | null; after: Row | null };

const live = (row: Row | null): Row | null =>
  row && (row._status === undefined || row._status === 'published') && !liesAhead(row) ? row : null;

const idOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null));

const hasAddress = (collection: string): boolean => documentSlugs.some((slug) => slug === collection);

const address = (row: Row | null): string =>
  row?.['slug'] ? JSON.stringify([row['slug'], row['titulo'] ?? row['nome'] ?? null, idOf(row['seccao'])]) : '';

const inLocale = (row: Row | null, locale: string): boolean => {
  const slug = row?.['slug'];
  return typeof slug === 'object' && slug !== null && Boolean(new Map(Object.entries(slug)).get(locale));
};

const leftSomeLanguage = (before: Row, after: Row): boolean =>
  locales.some((locale) => inLocale(before, locale) && !inLocale(after, locale));

/** What the site must be told about a change, or null when no visitor could see the difference. */
export function noticeOf({ collection, id, before, after }: Change): ContentNews | null {
  const [was, is] = [live(before), live(after)];
  if (!was && !is) return null;
  // Saving a draft leaves the row that visitors see as it was. Its date would not tell: a global's never changes.
  if (JSON.stringify(was) === JSON.stringify(is)) return null;
  const tags = [collection, `${collection}:${id}`];
  if (hasAddress(collection) && address(was) !== address(is)) tags.push('addresses');
  return { tags, gone: was !== null && (is === null || leftSomeLanguage(was, is)) };
}
