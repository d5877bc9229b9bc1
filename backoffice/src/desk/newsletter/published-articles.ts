import { readAllRows } from '@clinic/core/adapters/content/published-rows';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { createLibrary, type Library } from '@clinic/core/content/library/library';
import { locales } from '@clinic/core/kernel/locale';
import { type Issue, issueOf } from '@clinic/core/newsletter/issue';
import type { Payload } from 'payload';
import { poolOf } from '../../publishing/enqueue-work.ts';

const shownArticles = 20;

/** What is published at this moment, as the worker will read it when it sends. */
export const publishedLibrary = async (payload: Payload): Promise<Library> =>
  createLibrary(await readAllRows(createDatabase(poolOf(payload))));

/** The newest first. */
export const articlesOf = ({ addresses }: Library): { id: number; title: string }[] =>
  addresses.documents
    .filter(({ collection }) => collection === 'artigos_blog')
    .toSorted((one, other) => other.id - one.id)
    .slice(0, shownArticles)
    .map(({ id, titles }) => ({ id, title: titles.pt ?? titles.en ?? String(id) }));

export type ShownIssue = Record<(typeof locales)[number], Issue | null>;

/** Null where it is published in no language. */
export function issueIn(library: Library, articleId: number, now: Date): ShownIssue | null {
  const [pt, en] = locales.map((locale) => issueOf(library, articleId, locale, now));
  return pt || en ? { pt: pt ?? null, en: en ?? null } : null;
}
